import { empty, long } from "../screenshots/answers.ts";
import { adminAt, calm, loading } from "./admin-scenarios.ts";
import type { Entry } from "./entry.ts";
import { at, press, type Scenario, shows } from "./scenarios.ts";

const openCase = {
  ...{
    id: 1,
    subject_kind: "event",
    subject_id: 7,
    title: "Lead role, registration fee 2,000",
    source: "report",
  },
  ...{ report_count: 2, opened_at: "2026-11-23T06:00:00.000Z", author: { user_id: 5, name: "Asha Menon" } },
};
const decision = {
  ...{
    id: 1,
    subject_kind: "event",
    subject_id: 7,
    title: openCase.title,
    act: "hide",
    decided_by: "Leela Fernandes",
  },
  ...{ reason: "It asks applicants for money.", decided_at: "2026-11-22T06:00:00.000Z" },
  ...{ answer: "The fee was a mistake, and is gone.", answered_at: "2026-11-22T09:00:00.000Z" },
};
const caseOf = (changes: object) => ({
  ...{ ...openCase, closed_at: null, acts: ["keep", "hide", "remove"], history: [], author_history: [] },
  subject: {
    ...{ title: openCase.title, text: "Bring 2,000 for the registration.", path: "/event/7", images: [] },
    ...{ visibility: "public", created_at: "2026-11-20T06:00:00.000Z" },
    facts: [{ label: "Where", value: "The Lantern House, Pune" }],
    findings: [{ rule: "fees", severity: "hold", field: "description", text: "This reads like a fee." }],
  },
  reports: [
    {
      ...{ id: 1, reason: "fees", details: "They asked me for money.", reporter: null },
      created_at: "2026-11-23T06:00:00.000Z",
    },
  ],
  ...changes,
});
const caseAt = (changes: object, ...steps: Scenario[]) =>
  adminAt("/admin/moderation/1", /^moderation\.case$/, { data: caseOf(changes) }, ...steps);
const chooseAct =
  (name: string): Scenario =>
  (page) =>
    page.getByRole("radio", { name }).click();
const queue = /^moderation\.cases$/;
const oneCase = () => ({
  cases: [{ ...openCase, reasons: ["fees", "fraud"] }],
  pagination: { page: 1, limit: 25, hasNextPage: false, nextCursor: null },
});

const tooLong = () => [{ site: "", words: ["a".repeat(100)], version: 1 }];

/** The queue of the moderators, and a case of it. */
export const moderationStates: readonly Entry[] = [
  {
    route: "/admin/*",
    who: "administrator",
    part: "/admin/moderation",
    isOnDesk: true,
    states: {
      "moderation queue": adminAt("/admin/moderation", queue, oneCase, calm),
      "moderation queue, loading": adminAt("/admin/moderation", queue, "held", loading),
      "moderation queue, failed": adminAt("/admin/moderation", queue, "failed", shows("alert")),
      "moderation queue, empty": adminAt("/admin/moderation", queue, empty, calm),
      "moderation queue, filtered to nothing": at("/admin/moderation?kind=profile&source=staff", calm),
      "moderation queue, long texts": adminAt("/admin/moderation", queue, () => long(oneCase()), calm),
      "reported case": caseAt({}, shows("button", "Decide")),
      "decision without its reason": caseAt({}, chooseAct("Hide it"), press("Decide")),
      "decision without an act": caseAt({}, press("Decide")),
      "answered case": caseAt(
        {
          ...{ source: "answer", acts: ["publish", "uphold", "remove"], reports: [] },
          ...{ history: [decision], author_history: [{ ...decision, id: 2, title: "Another call" }] },
        },
        calm,
      ),
      "case of what is gone": caseAt({ subject: null, acts: ["keep"] }, calm),
      "closed case": caseAt({ acts: [], closed_at: "2026-11-23T07:00:00.000Z", history: [decision] }, calm),
      "case, long texts": adminAt(
        "/admin/moderation/1",
        /^moderation\.case$/,
        { data: long(caseOf({})) },
        calm,
      ),
      "case, failed": adminAt("/admin/moderation/1", /^moderation\.case$/, "failed", shows("alert")),
      words: at("/admin/moderation/words", shows("button", "Save words")),
      "words, loading": adminAt("/admin/moderation/words", /^moderation\.words$/, "held", loading),
      "words, failed": adminAt("/admin/moderation/words", /^moderation\.words$/, "failed", shows("alert")),
      "words, refused": adminAt(
        "/admin/moderation/words",
        /^moderation\.words$/,
        tooLong,
        press("Save words"),
      ),
      "no such case": at("/admin/moderation/nothing", calm),
    },
  },
];
