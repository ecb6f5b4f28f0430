import type { Actor } from "../session/session-repository.ts";

type Sides = {
  application_id: number;
  event_id: number;
  title: string;
  role_name: string | null;
  poster_id: number;
  poster_name: string;
  /** The account that posted the call. */
  account_name: string;
  applicant_id: number;
  applicant_name: string;
};

/** What both kinds of view say of the two. */
export function sidesOf(found: Sides, actor: Actor) {
  const isPoster = found.applicant_id !== actor.userId;
  const isForTeam = isPoster && found.poster_id !== actor.userId;
  return {
    application_id: found.application_id,
    event: { id: found.event_id, title: found.title },
    role_name: found.role_name,
    role: isPoster ? ("poster" as const) : ("applicant" as const),
    ...(isForTeam && { team_name: found.account_name }),
    other: { name: isPoster ? found.applicant_name : found.poster_name },
  };
}

/** True of what was written on the actor's side. */
export const isOfSide = (
  senderId: number,
  { applicant_id }: Pick<Sides, "applicant_id">,
  actor: Actor,
): boolean => (senderId === applicant_id) === (actor.userId === applicant_id);

/** Who of the viewer's team wrote it; nothing where they did themselves. */
export function authorOf(senderId: number, names: Map<number, string>, actor: Actor): { author?: string } {
  const author = senderId === actor.userId ? undefined : names.get(senderId);
  return author === undefined ? {} : { author };
}
