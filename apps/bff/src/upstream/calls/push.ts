import {
  type PushEndpointInput,
  type PushGroupsInput,
  type PushSubscriptionInput,
  pushSettingsSchema,
  pushStateData,
} from "@callboard/contracts/push";
import { extensionCall } from "./define-call.ts";

const capability = "push" as const;
const read = { capability, method: "GET", class: "read" } as const;
const write = { capability, method: "POST", class: "write" } as const;
const state = { ...write, data: pushStateData };
/** Whoever has it may try to send to that browser. */
const secrets = ({ endpoint }: PushEndpointInput) => [endpoint];

export const pushCalls = {
  settings: extensionCall({ ...read, path: () => "/push/settings", data: pushSettingsSchema }),
  saveGroups: extensionCall({
    ...{ ...write, path: () => "/push/settings", data: pushSettingsSchema },
    body: (input: PushGroupsInput) => input,
  }),
  subscribe: extensionCall({
    ...{ ...state, path: () => "/push/subscribe" },
    body: (input: PushSubscriptionInput) => input,
    secrets: ({ endpoint, keys }: PushSubscriptionInput) => [endpoint, keys.auth],
  }),
  confirm: extensionCall({
    ...{ ...state, path: () => "/push/confirm", secrets },
    body: (input: PushEndpointInput) => input,
  }),
  unsubscribe: extensionCall({
    ...{ ...state, path: () => "/push/unsubscribe", secrets },
    body: (input: PushEndpointInput) => input,
  }),
};
