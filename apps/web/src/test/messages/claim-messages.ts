import { agencyClaim, artistClaim, leaveDraft, signIn } from "../claims.ts";
import { failure, never } from "../fake-gateway.ts";
import { fieldMessages, type Message, press, refusing } from "./message.ts";

const kinds = {
  artist: { path: "/claim-artist-profile", claim: artistClaim, procedure: "profile.claimArtist" },
  agency: { path: "/claim-agency-profile", claim: agencyClaim, procedure: "profile.claimAgency" },
} as const;

type Kind = keyof typeof kinds;

/** A step of a wizard, filled in from a draft except for `change`. */
function atStep(kind: Kind, step: 1 | 2 | 3, change: Record<string, unknown> = {}) {
  const { path, claim } = kinds[kind];
  return {
    at: step === 1 ? path : `${path}?step=${step}`,
    given: () => {
      signIn();
      leaveDraft(kind, step === 1 ? change : { ...claim, ...change });
    },
  };
}

const next = /^Next Step/;
const noProfession = { profession: "" };
const noCredit = { project_name: "", character_name: "", year: "", project_year: "", project_city: "" };
const credit = [
  ["Project name", "", "Project name is required"],
  ["Character name", "", "Character name is required"],
  ["Project year", "", "Year is required"],
  ["Project city", "", "Project city is required"],
] as const;

/** The group of choices, which shows a missing profession. */
function professionMessage(kind: Kind): Message {
  const when: Message["when"] = (user) => press(user, next);
  return { text: "Profession is required", as: "field", ...atStep(kind, 2, noProfession), when };
}

const artistFields = [
  ...fieldMessages({ ...atStep("artist", 1), button: next }, [
    ["Age range", "", "Age range is required"],
    ["Gender", "", "Gender is required"],
    ["Present city", "", "Present city is required"],
    ["Cities you often travel to", "", "Travel cities are required"],
    ["About you", "", "About section is required"],
    ["Experience", "", "Experience is required"],
    ["Compensation", "", "Compensation is required"],
    ["Ready to travel for work", "", "Travel willingness is required"],
    ["Ethnicity", "", "Ethnicity is required"],
    ["Skin color", "", "Skin color is required"],
    ["Hair color", "", "Hair color is required"],
    ["Height", "", "Height is required"],
    ["Weight", "", "Weight is required"],
    ["Hair length", "", "Hair length is required"],
    ["Eye color", "", "Eye color is required"],
    ["Piercings", "", "Piercings information is required"],
    ["Tattoos", "", "Tattoos information is required"],
  ]),
  professionMessage("artist"),
  ...fieldMessages({ ...atStep("artist", 3, noCredit), button: "Submit" }, credit),
];

const agencyFields = [
  ...fieldMessages({ ...atStep("agency", 1), button: next }, [
    ["Years of experience", "", "Years of experience is required"],
    ["Years of experience", "many", "Years of experience must be a number"],
    ["Years of experience", "-1", "Years of experience cannot be negative"],
    ["Present city", "", "Present city is required"],
    ["About your agency", "", "About section is required"],
    ["Cities you often travel to", "", "Travel cities are required"],
    ["Ready to travel for work", "", "Travel willingness is required"],
    ["Studio address", "", "Studio address is required"],
    ["Office address", "", "Office address is required"],
    ["Website address", "", "Website address is required"],
    ["Facebook", "", "Facebook address is required"],
    ["YouTube", "", "YouTube address is required"],
    ["Website address", "not an address", "Invalid URL"],
    ["Facebook", "javascript:alert(1)", "Invalid URL"],
    ["YouTube", "ftp://example.com", "Invalid URL"],
  ]),
  professionMessage("agency"),
  ...fieldMessages({ ...atStep("agency", 3, noCredit), button: "Submit" }, credit),
  ...(
    [
      ["soon", "Year must be a number"],
      ["1899", "Year must be after 1900"],
      ["2027", "Year cannot be in the future"],
    ] as const
  ).flatMap(([project_year, text]) =>
    fieldMessages({ ...atStep("agency", 3, { project_year }), button: "Submit" }, [
      ["Project year", "", text],
    ]),
  ),
];

/** What a wizard shows after a complete claim is submitted. */
function afterSubmit(kind: Kind, answer: Message["answers"], said: Pick<Message, "text" | "as">): Message {
  return {
    ...said,
    ...atStep(kind, 3),
    answers: { ...answer },
    when: (user) => press(user, "Submit"),
  };
}

function outcomes(kind: Kind): Message[] {
  const { procedure } = kinds[kind];
  const saved = `The API's words on an ${kind}'s claim`;
  return [
    afterSubmit(kind, { [procedure]: never }, { text: "Submitting...", as: "text" }),
    afterSubmit(kind, { [procedure]: () => ({ message: saved }) }, { text: saved, as: "toast" }),
  ];
}

const failed = failure("upstream");
const unsent = "Failed to submit profile";

const failures: Message[] = [
  afterSubmit("artist", refusing("profile.claimArtist", failed), { text: "An error occurred", as: "text" }),
  afterSubmit("agency", refusing("profile.claimAgency", failed), { text: unsent, as: "text" }),
  afterSubmit("agency", refusing("profile.claimAgency", failed), { text: unsent, as: "toast" }),
];

const listFailures: Message[] = [
  {
    text: "Failed to fetch professions",
    as: "toast",
    ...atStep("artist", 2),
    answers: refusing("reference.professions", failed),
  },
  {
    text: "Failed to fetch cities",
    as: "toast",
    ...atStep("artist", 3),
    answers: refusing("reference.cities", failed),
  },
];

/** Both wizards and their options. */
export const claimMessages = [
  ...artistFields,
  ...agencyFields,
  ...outcomes("artist"),
  ...outcomes("agency"),
  ...failures,
  ...listFailures,
];
