import {
  artistCredits,
  artistInformation,
  artistPrivateFields,
  artistProfession,
} from "@callboard/contracts/artist-profile";
import { CreditFields } from "../fields/credit-fields.tsx";
import { ProfessionField } from "../fields/profession-field.tsx";
import { Answers } from "../wizard/answers.tsx";
import type { WizardStep } from "../wizard/wizard-steps.ts";
import { ArtistInformation } from "./artist-information.tsx";
import { artistLabels } from "./artist-labels.ts";

/** In the order of the page. */
const informationFields = [
  ...(["present_city", "travel_cities", "about", "experience", "ready_to_travel"] as const),
  ...artistPrivateFields,
];

const information = { name: "Information", fields: informationFields };
const profession = { name: "Select Profession", fields: ["profession"] };

export const artistSteps: readonly WizardStep[] = [
  {
    ...information,
    isValid: (values) => artistInformation.safeParse(values).success,
    content: <ArtistInformation />,
  },
  {
    ...profession,
    isValid: (values) => artistProfession.safeParse(values).success,
    content: <ProfessionField />,
  },
  {
    name: "Credits & Experience",
    fields: ["project_name", "character_name", "year", "project_city"],
    isValid: (values) => artistCredits.safeParse(values).success,
    content: (
      <>
        <CreditFields labels={artistLabels} year={{ name: "year", label: artistLabels.year }} />
        <Answers steps={[information, profession]} labels={artistLabels} />
      </>
    ),
  },
];
