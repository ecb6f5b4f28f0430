import {
  auditData,
  type auditQuery,
  factorSetupData,
  type InviteStaffInput,
  invitedStaffData,
  ownStaffData,
  recoveryCodesData,
  type StaffRole,
  staffListData,
  staffViewerData,
} from "@callboard/contracts/staff";
import type { z } from "zod";
import { anyData, extensionCall } from "./define-call.ts";
import { segment } from "./path.ts";

const read = { capability: "staff", method: "GET", class: "read" } as const;
const write = { capability: "staff", method: "POST", class: "write" } as const;
const remove = { capability: "staff", method: "DELETE", class: "write" } as const;

type Code = { code: string };
type Named = { id: number };

const withCode = {
  ...write,
  class: "signIn",
  body: ({ code }: Code) => ({ code }),
  secrets: ({ code }: Code) => [code],
} as const;

export const staffCalls = {
  me: extensionCall({ ...read, path: () => "/staff/viewer", data: ownStaffData }),
  setUpFactor: extensionCall({ ...write, path: () => "/staff/factor/set-up", data: factorSetupData }),
  confirmFactor: extensionCall({
    ...withCode,
    path: () => "/staff/factor/confirm",
    data: recoveryCodesData,
  }),
  showFactor: extensionCall({ ...withCode, path: () => "/staff/factor/show", data: staffViewerData }),
  renewRecoveryCodes: extensionCall({
    ...write,
    path: () => "/staff/factor/recovery-codes",
    data: recoveryCodesData,
  }),
  members: extensionCall({ ...read, path: () => "/staff/members", data: staffListData }),
  invite: extensionCall({
    ...write,
    path: () => "/staff/invitation",
    body: (input: InviteStaffInput) => input,
    data: invitedStaffData,
  }),
  takeBackInvitation: extensionCall({
    ...remove,
    path: ({ id }: Named) => `/staff/invitation/${segment(id)}`,
    data: anyData,
  }),
  acceptInvitation: extensionCall({
    ...write,
    path: () => "/staff/invitation/accept",
    body: ({ token }: { token: string }) => ({ token }),
    secrets: ({ token }: { token: string }) => [token],
    data: staffViewerData,
  }),
  changeRole: extensionCall({
    ...write,
    path: ({ id }: Named & { role: StaffRole }) => `/staff/member/${segment(id)}/role`,
    body: ({ role }) => ({ role }),
    data: anyData,
  }),
  removeMember: extensionCall({
    ...remove,
    path: ({ id }: Named) => `/staff/member/${segment(id)}`,
    data: anyData,
  }),
  resetFactor: extensionCall({
    ...write,
    path: ({ id }: Named) => `/staff/member/${segment(id)}/reset-factor`,
    data: anyData,
  }),
  audit: extensionCall({
    ...read,
    path: () => "/staff/audit",
    query: (input: z.output<typeof auditQuery>) => input,
    data: auditData,
  }),
};
