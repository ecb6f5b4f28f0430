import type { SubjectFixture } from "../subjects.ts";

const fields = { name: "Juggler" };
const entry = { list: "profession", id: 1, fields, is_used: false, version: "a" };

export const fixture: SubjectFixture = {
  accepted: {
    "siteList.list": { list: "profession" },
    "siteList.save": { list: "profession", id: null, fields },
    "siteList.order": { list: "profession", ids: [1] },
    "siteList.remove": { list: "profession", id: 1, version: "a" },
    "siteList.mergeTags": { id: 1, into_id: 2 },
  },
  open: [],
  answers: [
    ["/staff/lists/save", { entry }],
    ["/staff/lists/profession/", null],
    ["/staff/lists/profession", { entries: [entry] }],
    ["/staff/tags", null],
  ],
};
