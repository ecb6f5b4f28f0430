import type { Portfolio } from "@callboard/contracts/portfolio";
import { AccountSection } from "#shared/ui/account-section.tsx";
import { useSaveResume } from "../use-portfolio-acts.ts";
import { AwayEditor } from "./away-editor.tsx";
import { ClipEditor } from "./clip-editor.tsx";
import { CreditEditor } from "./credit-editor.tsx";
import { LanguageEditor } from "./language-editor.tsx";
import { LinkEditor } from "./link-editor.tsx";
import { MeasurementEditor } from "./measurement-editor.tsx";
import { MembershipEditor } from "./membership-editor.tsx";
import { SkillEditor } from "./skill-editor.tsx";
import { TrainingEditor } from "./training-editor.tsx";

/** The lists of the résumé. Each change is saved at once. */
export function ResumeSection({ resume }: { resume: Portfolio["resume"] }) {
  const { mutate: save } = useSaveResume();
  return (
    <AccountSection
      title="Résumé"
      lead="It begins with the credit of your claim. Each change is saved at once. Measurements and when you are away are shown to nobody until you open them below."
    >
      <CreditEditor credits={resume.credits} onSave={(credits, onError) => save({ credits }, { onError })} />
      <ClipEditor clips={resume.clips} onSave={(clips, onError) => save({ clips }, { onError })} />
      <TrainingEditor
        training={resume.training}
        onSave={(training, onError) => save({ training }, { onError })}
      />
      <SkillEditor skills={resume.skills} onSave={(skills, onError) => save({ skills }, { onError })} />
      <LanguageEditor
        languages={resume.languages}
        onSave={(languages, onError) => save({ languages }, { onError })}
      />
      <MembershipEditor
        memberships={resume.memberships}
        onSave={(memberships, onError) => save({ memberships }, { onError })}
      />
      <LinkEditor links={resume.links} onSave={(links, onError) => save({ links }, { onError })} />
      <MeasurementEditor
        measurements={resume.measurements}
        onSave={(measurements, onError) => save({ measurements }, { onError })}
      />
      <AwayEditor away={resume.away} onSave={(away, onError) => save({ away }, { onError })} />
    </AccountSection>
  );
}
