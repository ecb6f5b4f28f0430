import type { Portfolio } from "@callboard/contracts/portfolio";
import { AccountSection } from "#shared/ui/account-section.tsx";
import { useSaveResume } from "../use-portfolio-acts.ts";
import { CreditEditor } from "./credit-editor.tsx";
import { LanguageEditor } from "./language-editor.tsx";
import { SkillEditor } from "./skill-editor.tsx";
import { TrainingEditor } from "./training-editor.tsx";

/** Credits, training, skills and languages. Each change is saved at once. */
export function ResumeSection({ resume }: { resume: Portfolio["resume"] }) {
  const { mutate: save } = useSaveResume();
  return (
    <AccountSection
      title="Résumé"
      lead="It begins with the credit of your claim. Each change is saved at once."
    >
      <CreditEditor credits={resume.credits} onSave={(credits, onError) => save({ credits }, { onError })} />
      <TrainingEditor
        training={resume.training}
        onSave={(training, onError) => save({ training }, { onError })}
      />
      <SkillEditor skills={resume.skills} onSave={(skills, onError) => save({ skills }, { onError })} />
      <LanguageEditor
        languages={resume.languages}
        onSave={(languages, onError) => save({ languages }, { onError })}
      />
    </AccountSection>
  );
}
