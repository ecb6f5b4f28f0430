import { pagination } from "../fixtures.ts";
import { publicProfile } from "../fixtures-account.ts";
import type { SubjectFixture } from "../subjects.ts";

const list = {
  ...{ id: 1, name: "Lear, daughters", count: 1, has_profile: true },
  created_at: "2026-03-01T09:00:00.000Z",
};
const entry = {
  ...{ id: 1, profile_id: 1, profile: publicProfile, note: "Tall" },
  added_at: "2026-03-01T09:00:00.000Z",
};

export const fixture: SubjectFixture = {
  accepted: {
    "profileList.mine": { profile_id: 1 },
    "profileList.get": { id: 1 },
    "profileList.create": { name: "Lear, daughters", profile_id: 1 },
    "profileList.rename": { id: 1, name: "Lear" },
    "profileList.remove": { id: 1 },
    "profileList.restore": { id: 1 },
    "profileList.add": { id: 1, profile_id: 1 },
    "profileList.take": { id: 1, profile_id: 1 },
    "profileList.setNote": { id: 1, profile_id: 1, note: "Tall" },
  },
  open: [],
  answers: [
    ["/profile-list/mine", { lists: [list] }],
    ["/profile-list/create", { list }],
    ["/profile-list/1/re", { list }],
    ["/profile-list/1/profile", null],
    ["/profile-list/", { list, entries: [entry], pagination }],
  ],
};
