import type { BrowserAuth, User } from "@callboard/contracts/account";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { type GatewayClient, trpc } from "../api/trpc.ts";
import { endSession, saveAuth, storedAuth, useStoredAuth, writtenAuth } from "./session.ts";

type SignedIn = { auth: BrowserAuth; user: User };

const keyOf = (stored: string | null) => ["account", stored];

/** Fetches the session's user. Restores a lost or unreadable half of the session, and ends one that is over. */
async function askAccount(client: GatewayClient, queryClient: QueryClient): Promise<User | null> {
  const auth = storedAuth();
  const answer = await client.session.current.mutate();
  if (storedAuth() !== auth) return answer?.user ?? null;
  if (!answer) endSession();
  else if (writtenAuth(answer.auth) !== auth) remember(queryClient, answer);
  return answer?.user ?? null;
}

function remember(queryClient: QueryClient, { auth, user }: SignedIn): void {
  queryClient.setQueryData(keyOf(writtenAuth(auth)), user);
  saveAuth(auth);
}

/** Stores the answer of a sign-in, a sign-up or a verified code. */
export function useSignedIn(): (signedIn: SignedIn) => void {
  const queryClient = useQueryClient();
  return (signedIn) => remember(queryClient, signedIn);
}

/**
 * The signed-in user as the gateway knows them (verified number, profiles); null for visitors, without a call.
 * `refresh` refetches it after a change of the account.
 */
export function useAccount(): { account: User | null; refresh: () => void } {
  const stored = useStoredAuth();
  const queryClient = useQueryClient();
  const { client } = trpc.useUtils();
  const { data } = useQuery({
    queryKey: keyOf(stored),
    queryFn: () => askAccount(client, queryClient),
    enabled: Boolean(stored),
    meta: { errors: "inline" },
  });
  const refresh = () => void queryClient.invalidateQueries({ queryKey: keyOf(stored) });
  return { account: (stored && data) || null, refresh };
}
