import type { SubjectFixture } from "../subjects.ts";

const endpoint = "https://push.services.com/send/a1";
const keys = { p256dh: `B${"k".repeat(86)}`, auth: "a".repeat(22) };
const settings = { public_key: `B${"p".repeat(86)}`, groups: ["messages"], browsers: 1 };

export const fixture: SubjectFixture = {
  accepted: {
    "push.settings": undefined,
    "push.saveGroups": { groups: ["messages"] },
    "push.subscribe": { endpoint, keys },
    "push.confirm": { endpoint },
    "push.unsubscribe": { endpoint },
  },
  open: [],
  answers: [
    ["/push/settings", settings],
    ["/push/", { is_on: true }],
  ],
};
