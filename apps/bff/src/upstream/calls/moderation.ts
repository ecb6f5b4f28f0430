import {
  type CaseSource,
  caseListData,
  type DecideInput,
  moderationCaseData,
  openedCaseData,
  ownDecisionsData,
  type ReportInput,
  type SaveWordListInput,
  type SubjectKind,
  wordListData,
  wordListsData,
} from "@callboard/contracts/moderation";
import { anyData, extensionCall } from "./define-call.ts";
import { segment } from "./path.ts";

const capability = "moderation";
const staffRead = { capability: "staff", method: "GET", class: "read" } as const;
const staffWrite = { capability: "staff", method: "POST", class: "write" } as const;

type Listed = { page: number; limit: number; cursor?: string | undefined };
type CaseList = Listed & { subject_kind?: SubjectKind | undefined; source?: CaseSource | undefined };
type Numbered = { id: number };

export const moderationCalls = {
  report: extensionCall({
    capability,
    method: "POST",
    class: "write",
    path: () => "/moderation/report",
    body: (input: ReportInput) => input,
    data: anyData,
  }),
  mine: extensionCall({
    capability,
    method: "GET",
    class: "read",
    path: () => "/moderation/decision/mine",
    query: (input: Listed) => input,
    data: ownDecisionsData,
  }),
  answer: extensionCall({
    capability,
    method: "POST",
    class: "write",
    path: ({ id }: Numbered & { answer: string }) => `/moderation/decision/${segment(id)}/answer`,
    body: ({ answer }) => ({ answer }),
    data: anyData,
  }),
  cases: extensionCall({
    ...staffRead,
    path: () => "/staff/moderation/cases",
    query: (input: CaseList) => input,
    data: caseListData,
  }),
  case: extensionCall({
    ...staffRead,
    path: ({ id }: Numbered) => `/staff/moderation/cases/${segment(id)}`,
    data: moderationCaseData,
  }),
  decide: extensionCall({
    ...staffWrite,
    path: ({ id }: Numbered & DecideInput) => `/staff/moderation/cases/${segment(id)}/decide`,
    body: ({ id: _id, ...decision }) => decision,
    data: anyData,
  }),
  words: extensionCall({
    ...staffRead,
    path: () => "/staff/moderation/words",
    data: wordListsData,
  }),
  saveWords: extensionCall({
    ...staffWrite,
    path: () => "/staff/moderation/words",
    body: (input: SaveWordListInput) => input,
    data: wordListData,
  }),
  open: extensionCall({
    ...staffWrite,
    path: () => "/staff/moderation/open",
    body: (input: { subject_kind: SubjectKind; subject_id: number }) => input,
    data: openedCaseData,
  }),
};
