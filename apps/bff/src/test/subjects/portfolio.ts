import { audiencesOf } from "@callboard/contracts/audience";
import { publicProfile } from "../fixtures-account.ts";
import type { SubjectFixture } from "../subjects.ts";

const credit = {
  ...{ title: "Lear", role: "Cordelia", company: "Tent", city: "Pune", year: "2024" },
  kind: "theatre",
};
const resume = {
  credits: [credit],
  training: [{ course: "Clown", school: "Tent", year: "2019" }],
  skills: ["Juggling"],
  languages: [{ name: "Marathi", level: "native" }],
  version: 1,
};
const portfolio = {
  profile_id: 3,
  audiences: audiencesOf({}),
  headshots: [{ id: 1, address: "/media/headshot-1440.webp", alt: "Person 3 at a window" }],
  resume,
};

export const fixture: SubjectFixture = {
  accepted: {
    "portfolio.mine": undefined,
    "portfolio.preview": { as: "poster" },
    "portfolio.seen": { kind: "artist", id: 3 },
    "portfolio.setAudiences": { audiences: { height: "posters" } },
    "portfolio.saveResume": resume,
    "portfolio.addHeadshot": {
      photo: new File(["photo"], "photo.jpg", { type: "image/jpeg" }),
      alt: "At a window",
      ...{ crop_x: "0.1", crop_y: "0", crop_width: "0.8", crop_height: "1" },
    },
    "portfolio.orderHeadshots": { ids: [2, 1] },
    "portfolio.describeHeadshot": { id: 1, alt: "At a window" },
    "portfolio.removeHeadshot": { id: 1 },
  },
  open: [],
  answers: [
    ["/portfolio/mine", { portfolio }],
    ["/portfolio/preview", { profile: publicProfile }],
    ["/portfolio/seen", { reader: "poster", profile: publicProfile }],
    ["/portfolio/headshots", null],
    ["/portfolio/audiences", null],
    ["/portfolio/resume", null],
  ],
};
