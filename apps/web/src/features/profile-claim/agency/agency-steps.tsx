import {
  agencyCredits,
  agencyInformation,
  agencyPrivateFields,
  agencyProfession,
} from "@callboard/contracts/agency-profile";
import { CreditFields } from "../fields/credit-fields.tsx";
import { ProfessionField } from "../fields/profession-field.tsx";
import { Answers } from "../wizard/answers.tsx";
import type { WizardStep } from "../wizard/wizard-steps.ts";
import { AgencyInformation } from "./agency-information.tsx";
import { agencyLabels } from "./agency-labels.ts";

/** The URL fields. */
const urlFields = ["website_address", "facebook_address", "youtube_address"] as const;

/** In the order of the page. */
const informationFields = [
  ...(["years_of_experience", "present_city", "about", "travel_cities", "ready_to_travel"] as const),
  ...urlFields,
  ...agencyPrivateFields,
];

const information = { name: "Information", fields: informationFields };
const profession = { name: "Select Profession", fields: ["profession"] };

/** The steps of an agency's claim; `currentYear` limits the credit's year. */
export function agencySteps(currentYear: number): readonly WizardStep[] {
  return [
    {
      ...information,
      isValid: (values) => agencyInformation.safeParse(values).success,
      content: <AgencyInformation />,
    },
    {
      ...profession,
      isValid: (values) => agencyProfession.safeParse(values).success,
      content: <ProfessionField />,
    },
    {
      name: "Credits & Experience",
      fields: ["project_name", "character_name", "project_year", "project_city"],
      isValid: (values) => agencyCredits(currentYear).safeParse(values).success,
      content: (
        <>
          <CreditFields
            labels={agencyLabels}
            year={{ name: "project_year", label: agencyLabels.project_year }}
          />
          <Answers steps={[information, profession]} labels={agencyLabels} />
        </>
      ),
    },
  ];
}
