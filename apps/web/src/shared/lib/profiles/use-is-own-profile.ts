import { trpc } from "../api/trpc.ts";
import { useUser } from "../session/session.ts";

/** Whether a profile is the viewer's own; false as long as nobody knows. */
export function useIsOwnProfile(id: number): boolean {
  const isAsked = useUser() !== null;
  const { data } = trpc.profile.mine.useQuery(undefined, { enabled: isAsked, meta: { errors: "inline" } });
  return isAsked && (data?.artist?.id === id || data?.agency?.id === id);
}
