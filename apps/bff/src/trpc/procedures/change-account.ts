import type {
  ChangeNameInput,
  ChangePasswordInput,
  ConfirmNumberInput,
  ProvenInput,
} from "@callboard/contracts/account-settings";
import { endSession, renewSession } from "../../session/renew-session.ts";
import type { Session } from "../../session/sealed-session.ts";
import { browserAuthOf, startSession } from "../../session/start-session.ts";
import { accountSettingsCalls } from "../../upstream/calls/account-settings.ts";
import { request, requestReply } from "../../upstream/request.ts";
import type { Context } from "../context.ts";

type SignedIn = Context & { session: Session };

/** The session goes on, with the new name in both halves. Throws UpstreamError, as all here. */
export async function changeName(input: ChangeNameInput, ctx: SignedIn) {
  const { message, data } = await requestReply(accountSettingsCalls.changeName, input, ctx);
  const session = await renewSession({ ...ctx.session, user: data.user }, ctx);
  return { message, signedIn: { auth: browserAuthOf(session, ctx.sessions), user: data.user } };
}

/** The upstream has ended all other sessions: this one goes on under a new id and another bearer. */
export async function changePassword(input: ChangePasswordInput, ctx: SignedIn) {
  const { message, data } = await requestReply(accountSettingsCalls.changePassword, input, ctx);
  return { message, signedIn: await startSession(data, ctx) };
}

export async function confirmNumber(input: ConfirmNumberInput, ctx: SignedIn) {
  const { message, data } = await requestReply(accountSettingsCalls.confirmNumber, input, ctx);
  return { message, signedIn: await startSession(data, ctx) };
}

/** All data of the account as the file that its owner keeps. */
export async function exportData(input: ProvenInput, ctx: SignedIn) {
  const { export: exported } = await request(accountSettingsCalls.exportData, input, ctx);
  const name = `callboard-my-data-${exported.made_at.slice(0, "2026-01-01".length)}.json`;
  return { name, text: `${JSON.stringify(exported, null, 2)}\n`, cut: exported.cut };
}

export async function deleteAccount(input: ProvenInput, ctx: SignedIn): Promise<null> {
  await request(accountSettingsCalls.deleteAccount, input, ctx);
  await endSession(ctx.session, ctx);
  return null;
}
