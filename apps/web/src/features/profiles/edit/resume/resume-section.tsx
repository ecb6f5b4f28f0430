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
  const { mutateAsync: save } = useSaveResume();
  return (
    <AccountSection
      title="Résumé"
      lead="It begins with the credit of your claim. Each change is saved at once. Measurements and when you are away are shown to nobody until you open them below."
    >
      <CreditEditor credits={resume.credits} onSave={(credits) => save({ credits })} />
      <ClipEditor clips={resume.clips} onSave={(clips) => save({ clips })} />
      <TrainingEditor training={resume.training} onSave={(training) => save({ training })} />
      <SkillEditor skills={resume.skills} onSave={(skills) => save({ skills })} />
      <LanguageEditor languages={resume.languages} onSave={(languages) => save({ languages })} />
      <MembershipEditor memberships={resume.memberships} onSave={(memberships) => save({ memberships })} />
      <LinkEditor links={resume.links} onSave={(links) => save({ links })} />
      <MeasurementEditor
        measurements={resume.measurements}
        onSave={(measurements) => save({ measurements })}
      />
      <AwayEditor away={resume.away} onSave={(away) => save({ away })} />
    </AccountSection>
  );
}
