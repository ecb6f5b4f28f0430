import {
  accountSettingsData,
  type ChangeEmailInput,
  type ChangeNameInput,
  type ChangeNumberInput,
  type ChangePasswordInput,
  type ConfirmNumberInput,
  changedNameData,
  deletionData,
  type ProvenInput,
  renewedSessionData,
} from "@callboard/contracts/account-settings";
import { personExportData } from "@callboard/contracts/person";
import { anyData, extensionCall } from "./define-call.ts";

const capability = "settings" as const;
const read = { capability, method: "GET", class: "read" } as const;
const write = { capability, method: "POST", class: "write" } as const;
/** With a password or a code. */
const proven = { capability, method: "POST", class: "signIn" } as const;

export const accountSettingsCalls = {
  settings: extensionCall({ ...read, path: () => "/account/settings", data: accountSettingsData }),
  deletion: extensionCall({ ...read, path: () => "/account/deletion", data: deletionData }),
  changeName: extensionCall({
    ...write,
    path: () => "/account/name",
    body: (input: ChangeNameInput) => input,
    data: changedNameData,
  }),
  changePassword: extensionCall({
    ...proven,
    path: () => "/account/password",
    body: (input: ChangePasswordInput) => input,
    secrets: ({ current_password, password }) => [current_password, password],
    data: renewedSessionData,
  }),
  askForEmail: extensionCall({
    ...proven,
    path: () => "/account/email",
    body: (input: ChangeEmailInput) => input,
    secrets: ({ current_password }) => [current_password],
    data: anyData,
  }),
  cancelEmail: extensionCall({ ...write, method: "DELETE", path: () => "/account/email", data: anyData }),
  confirmEmail: extensionCall({
    ...proven,
    path: () => "/account/email/confirm",
    body: (input: { token: string }) => input,
    secrets: ({ token }) => [token],
    data: anyData,
  }),
  askForNumber: extensionCall({
    ...proven,
    path: () => "/account/number",
    body: (input: ChangeNumberInput) => input,
    secrets: ({ current_password }) => [current_password],
    data: anyData,
  }),
  confirmNumber: extensionCall({
    ...proven,
    path: () => "/account/number/confirm",
    body: (input: ConfirmNumberInput) => input,
    secrets: ({ otp }) => [otp],
    data: renewedSessionData,
  }),
  exportData: extensionCall({
    ...proven,
    path: () => "/account/export",
    body: (input: ProvenInput) => input,
    secrets: ({ current_password }) => [current_password],
    data: personExportData,
  }),
  deleteAccount: extensionCall({
    ...proven,
    path: () => "/account/delete",
    body: (input: ProvenInput) => input,
    secrets: ({ current_password }) => [current_password],
    data: anyData,
  }),
};
