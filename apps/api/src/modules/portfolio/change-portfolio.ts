import type { ChangeAudiencesInput } from "@callboard/contracts/audience";
import type { SaveResumeInput } from "@callboard/contracts/resume";
import type { Db } from "../../db/client.ts";
import { ConflictError, NotFoundError } from "../../http/errors.ts";
import { assertCreditYear } from "../profile/credit-year.ts";
import { profileIndexRepository } from "../profile/search/profile-index-repository.ts";
import type { Actor } from "../session/session-repository.ts";
import { standing } from "../team/standing.ts";
import { nameClipFiles } from "./name-clip-files.ts";
import { portfolioRepository } from "./portfolio-repository.ts";
import { resumeRepository } from "./resume-repository.ts";

export type Changing = { db: Db; actor: Actor; now: Date };

/** The actor's artist profile, held until the transaction ends. Throws UnauthorizedError while they are suspended, and NotFoundError before it is claimed. */
export async function holdProfile(tx: Db, actor: Actor) {
  await standing(tx, actor);
  const profile = await portfolioRepository(tx).hold(actor.userId);
  if (!profile) throw new NotFoundError();
  return profile;
}

/** Says who sees which field. Throws NotFoundError. */
export function changeAudiences({ db, actor, now }: Changing, { audiences }: ChangeAudiencesInput) {
  return db.transaction(async (tx) => {
    const { id } = await holdProfile(tx, actor);
    await portfolioRepository(tx).changeAudiences(id, audiences);
    await profileIndexRepository(tx).change(id, now);
  });
}

/** Throws NotFoundError, FieldError for a year to come and for a file that is not the actor's or not whole, and ConflictError where the résumé was saved meanwhile. */
export function saveResume({ db, actor, now }: Changing, input: SaveResumeInput) {
  for (const [index, { year }] of input.credits.entries()) {
    assertCreditYear(`credits.${index}.year`, Number(year), now);
  }
  return db.transaction(async (tx) => {
    const profile = await holdProfile(tx, actor);
    const resumes = resumeRepository(tx);
    const { version } = await resumes.get(profile);
    if (version !== input.version) throw new ConflictError("Your résumé was changed meanwhile");
    const clips = await nameClipFiles(tx, actor.userId, input.clips, now);
    await resumes.save(profile.id, { ...input, clips }, now);
    await profileIndexRepository(tx).change(profile.id, now);
  });
}
