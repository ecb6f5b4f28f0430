import type { FastifyRequest } from "fastify";
import type { Db } from "../../db/client.ts";
import type { StaffGuard } from "./staff-guard.ts";

/** Who acts, when, and in which request: what the audit log wants to know. */
export type Acting = { db: Db; by: { id: number | null; name: string }; now: Date; requestId: string };
/** The same in a request: never a command on the server. */
export type StaffActing = Acting & { by: { id: number } };

type Deps = { db: Db; clock: () => Date; staff: StaffGuard };

/** Who acts in a request of staff. */
export function actingOf({ db, clock, staff }: Deps) {
  return (request: FastifyRequest): StaffActing => {
    const { userId, name } = staff.actorOf(request);
    return { db, by: { id: userId, name }, now: clock(), requestId: request.id };
  };
}
