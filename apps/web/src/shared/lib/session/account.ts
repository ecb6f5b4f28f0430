import type { BrowserAuth, User } from "@callboard/contracts/account";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { type GatewayClient, useClient } from "../api/trpc.ts";
import { endSession, saveAuth, storedAuth, useStoredAuth, writtenAuth } from "./session.ts";

type SignedIn = { auth: BrowserAuth; user: User };

const keyOf = (stored: string | null) => ["account", stored];

/** Asks who the cookie belongs to. It brings a lost or unreadable half back, and shows a session that is over. */
async function askAccount(client: GatewayClient, queryClient: QueryClient): Promise<User | null> {
  const asked = storedAuth();
  const answer = await client.session.current.mutate();
  if (storedAuth() !== asked) return answer?.user ?? null;
  if (!answer) endSession();
  else if (writtenAuth(answer.auth) !== asked) remember(queryClient, answer);
  return answer?.user ?? null;
}

function remember(queryClient: QueryClient, { auth, user }: SignedIn): void {
  queryClient.setQueryData(keyOf(writtenAuth(auth)), user);
  saveAuth(auth);
}

/** Takes over what a sign-in, a sign-up or a verified code answered. */
export function useSignedIn(): (signedIn: SignedIn) => void {
  const queryClient = useQueryClient();
  return (signedIn) => remember(queryClient, signedIn);
}

/**
 * The signed-in person as the gateway knows them: number verified or not, profiles. Nothing for a visitor, who causes
 * no call. `refresh` asks again, after something about the account has changed.
 */
export function useAccount(): { account: User | null; refresh: () => void } {
  const stored = useStoredAuth();
  const queryClient = useQueryClient();
  const client = useClient();
  const { data } = useQuery({
    queryKey: keyOf(stored),
    queryFn: () => askAccount(client, queryClient),
    enabled: Boolean(stored),
    meta: { errors: "inline" },
  });
  const refresh = () => void queryClient.invalidateQueries({ queryKey: keyOf(stored) });
  return { account: (stored && data) || null, refresh };
}
