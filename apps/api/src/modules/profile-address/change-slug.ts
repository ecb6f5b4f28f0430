import type { ChooseSlugInput } from "@callboard/contracts/profile-address";
import { profileSlugLimits } from "@callboard/contracts/profile-slug";
import { msBetween } from "../../dates.ts";
import type { Db } from "../../db/client.ts";
import { FieldError, NotFoundError, RateLimitError } from "../../http/errors.ts";
import { countAct, holdAccount } from "../account/settings/hold-account.ts";
import { cacheVersionRepository } from "../cache-version/cache-version-repository.ts";
import type { SessionActor } from "../session/session-repository.ts";
import { standing } from "../team/standing.ts";
import { profileSlugRepository } from "./profile-slug-repository.ts";
import { lockedUntil, withChange } from "./slug-changes.ts";

const { changes, days, kept, triesPerDay } = profileSlugLimits;

type Changing = { db: Db; actor: SessionActor; now: Date };

/** Counts a try, refused ones too: who tries many learns little of what is taken. */
function countTry({ db, actor, now }: Changing): Promise<void> {
  return db.transaction(async (tx) => {
    await holdAccount(tx, actor);
    await countAct(tx, { userId: actor.userId, kind: "slug" }, triesPerDay, now);
  });
}

function assertUnlocked(earlier: readonly string[], now: Date): void {
  const until = lockedUntil(earlier, now);
  if (!until) return;
  const left = msBetween(now, until);
  const inDays = Math.ceil(left / 86_400_000);
  const wait = inDays === 1 ? "in a day" : `in ${inDays} days`;
  throw new RateLimitError(
    `You have changed this address ${changes} times in ${days} days. You can change it again ${wait}.`,
    Math.ceil(left / 1_000),
  );
}

/** Old slugs stay with their profile: there is an end to how many. */
function assertRoom(own: readonly string[], slug: string): void {
  if (own.length < kept || own.includes(slug)) return;
  throw new FieldError({ slug: `You have had ${kept} addresses. Choose one of them` });
}

/**
 * Gives the actor's profile of a kind another slug. Throws NotFoundError before it is claimed, RateLimitError, FieldError, and
 * RepositoryError where somebody else has it or had it.
 */
export async function changeSlug(changing: Changing, { kind, slug }: ChooseSlugInput): Promise<void> {
  const { db, actor, now } = changing;
  await countTry(changing);
  await db.transaction(async (tx) => {
    await standing(tx, actor);
    const slugs = profileSlugRepository(tx);
    const profile = await slugs.hold(actor.userId, kind);
    if (!profile) throw new NotFoundError();
    if (profile.slug === slug) return;
    assertUnlocked(profile.slug_changes, now);
    assertRoom(await slugs.listOf(profile.id), slug);
    const counted = profile.slug === null ? [] : withChange(profile.slug_changes, now);
    await slugs.choose(profile, slug, counted, now);
    await cacheVersionRepository(tx).raise("profile");
  });
}
