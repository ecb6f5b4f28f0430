import type { SubjectFixture } from "../subjects.ts";

const template = { id: 1, name: "Thanks", body: "Thank you, {name}." };

export const fixture: SubjectFixture = {
  accepted: {
    "messageTemplate.list": undefined,
    "messageTemplate.save": { name: "Thanks", body: "Thank you, {name}." },
    "messageTemplate.remove": { id: 1 },
    "messageTemplate.sendToMany": {
      ...{ idempotency_key: "a-key-of-the-tests", application_ids: [1, 2], body: "Thank you, {name}." },
    },
  },
  open: [],
  answers: [
    ["/message-template/mine", { templates: [template] }],
    ["/message-template/", { template }],
  ],
};
