import { createHash } from "node:crypto";
import type { Finding } from "@callboard/contracts/finding";
import type { CaseSubject, SubjectKind } from "@callboard/contracts/moderation";
import { profilePath } from "@callboard/contracts/profile-path";
import { heldComment } from "@callboard/contracts/screening/held-comment";
import type { Visibility } from "@callboard/contracts/visibility";
import { eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/account.ts";
import { blogs } from "../../db/schema/blog.ts";
import { comments } from "../../db/schema/comment.ts";
import { events } from "../../db/schema/event.ts";
import { profiles } from "../../db/schema/profile.ts";
import type { ChangedTag } from "../cache-version/cache-version-repository.ts";
import { commentRepository } from "../comment/comment-repository.ts";
import { titleOfComment } from "../comment/comment-title.ts";
import { eventVisibilityRepository } from "../event/event-visibility-repository.ts";
import { profileAnnouncementRepository } from "../profile/profile-announcement-repository.ts";
import { profileViewRepository } from "../profile/profile-view-repository.ts";
import { seenProfile } from "../profile/seen-profile.ts";
import { suspensionRepository } from "../suspension/suspension-repository.ts";
import { messageSubjectRepository } from "./message-subject-repository.ts";
import { wordListRepository } from "./word-list-repository.ts";

/** What moderation is about, by its kind and number. */
export type SubjectRef = { kind: SubjectKind; id: number };

/** A subject as far as decisions depend on it. */
export type SubjectTerms = {
  /** Null where it has no account any more. */
  user_id: number | null;
  title: string;
  /** What it is called in a mail: `call`, `campaign`, `comment`, `profile`. */
  word: string;
  visibility: Visibility;
};

export type SubjectDetails = Pick<CaseSubject, "title" | "text" | "path" | "visibility" | "findings"> & {
  facts: [label: string, value: string | null][];
  images: (string | null)[];
  created_at: Date;
};

type VisibilityChange = { visibility: Visibility; reason: string | null; by: number; now: Date };

/** What everybody reads of it lies in caches under these tags. */
export const tagsOfKind: Record<SubjectKind, ChangedTag[]> = {
  event: ["event"],
  comment: ["comment"],
  profile: ["profile"],
  /** Two people alone see it. */
  message: [],
};

/** Events, comments and profiles alike. */
export function subjectRepository(db: Db) {
  async function eventTerms(id: number): Promise<SubjectTerms | null> {
    const { user_id, title, visibility, kind } = events;
    const [row] = await db.select({ user_id, title, visibility, kind }).from(events).where(eq(events.id, id));
    return row ? { ...row, word: row.kind === "event" ? "call" : "campaign" } : null;
  }

  async function commentTerms(id: number): Promise<SubjectTerms | null> {
    const row = await commentRepository(db).get(id);
    if (!row || row.removed_at) return null;
    const { user_id, content, visibility } = row;
    return { user_id, title: titleOfComment(content), word: "comment", visibility };
  }

  async function profileTerms(id: number): Promise<SubjectTerms | null> {
    const [row] = await db
      .select({ user_id: profiles.user_id, title: users.name, visibility: profiles.visibility })
      .from(profiles)
      .innerJoin(users, eq(users.id, profiles.user_id))
      .where(eq(profiles.id, id));
    return row ? { ...row, word: "profile" } : null;
  }

  const messages = messageSubjectRepository(db);
  const terms = {
    event: eventTerms,
    comment: commentTerms,
    profile: profileTerms,
    message: messages.getTerms,
  };

  /** Null for none, and for a comment that its author removed. */
  const getTerms = ({ kind, id }: SubjectRef) => terms[kind](id);

  /** What is made public while its author is suspended waits for the end of that. */
  async function shownAs(visibility: Visibility, userId: number | null): Promise<Visibility> {
    if (visibility !== "public" || userId === null) return visibility;
    return (await suspensionRepository(db).isSuspended(userId)) ? "suspended" : visibility;
  }

  /** Sets who sees a subject of somebody. Works inside a transaction. */
  async function setVisibility(
    { kind, id }: SubjectRef,
    userId: number | null,
    change: VisibilityChange,
  ): Promise<void> {
    if (kind === "event") {
      await eventVisibilityRepository(db).setVisibility(id, change);
      return;
    }
    if (kind === "message") return messages.setVisibility(id, change.visibility);
    const visibility = await shownAs(change.visibility, userId);
    if (kind === "comment") {
      const comment = await commentRepository(db).getLocked(id);
      if (comment) await commentRepository(db).setVisibility(comment, visibility);
    } else {
      await db.update(profiles).set({ visibility }).where(eq(profiles.id, id));
      await profileAnnouncementRepository(db).announce([id], change.now);
    }
  }

  async function eventDetails(id: number): Promise<SubjectDetails | null> {
    const [row] = await db.select().from(events).where(eq(events.id, id));
    if (!row) return null;
    const day = `${row.start_date} ${row.start_time}`;
    return {
      ...{ title: row.title, text: row.description, visibility: row.visibility, findings: row.findings },
      path: row.kind === "event" ? `/event/${id}` : `/Crowdfunding/${id}`,
      facts: [
        ["Where", [row.venue_name, row.present_city].filter(Boolean).join(", ")],
        [row.kind === "event" ? "When" : "Until", day],
        [row.kind === "event" ? "Pay" : "Goal", `€${(row.price_cents / 100).toFixed(2)}`],
        ["Contact", row.contact_person],
        ["E-mail", row.email],
        ["Phone", row.contact_number],
        ["Website", row.website],
      ],
      images: [row.banner_photo, row.description_photo],
      created_at: row.created_at,
    };
  }

  /** Why a comment waits, by the words that are on the lists now. */
  async function findingsIn(content: string): Promise<Finding[]> {
    const lists = await wordListRepository(db).list();
    const words = lists.flatMap((list) => list.words);
    const text = heldComment({ text: content, isNew: true, words });
    return text === null ? [] : [{ rule: "held-comment", severity: "hold", field: "comment", text }];
  }

  async function commentDetails(id: number): Promise<SubjectDetails | null> {
    const [row] = await db
      .select({ comment: comments, blog_title: blogs.title, slug: blogs.slug })
      .from(comments)
      .innerJoin(blogs, eq(blogs.id, comments.blog_id))
      .where(eq(comments.id, id));
    if (!row || row.comment.removed_at) return null;
    const { content, visibility, created_at } = row.comment;
    return {
      ...{ title: titleOfComment(content), text: content, visibility, created_at },
      findings: visibility === "waiting" ? await findingsIn(content) : [],
      path: `/blog/${row.slug}#comment-${id}`,
      facts: [["Under", row.blog_title]],
      images: [],
    };
  }

  /** As those see it who may have reported it. */
  async function profileDetails(id: number): Promise<SubjectDetails | null> {
    const whole = await profileViewRepository(db).get(id);
    if (!whole) return null;
    const { visibility, created_at } = whole.profile;
    const profile = seenProfile(whole, "poster");
    const lines = [
      ...profile.credits.map(({ title, role, company }) => [title, role, company]),
      ...profile.training.map(({ course, school }) => [course, school]),
    ];
    return {
      ...{ title: profile.name, text: profile.about ?? "", visibility, findings: [] },
      path: profilePath(profile),
      facts: [
        ["Kind", profile.kind],
        ["Profession", profile.profession],
        ["City", profile.present_city],
        ["Experience", profile.experience],
        ["Résumé", lines.map((texts) => texts.filter(Boolean).join(", ")).join("; ")],
        ["Skills", profile.skills.join(", ")],
        ["Languages", profile.languages.map(({ name }) => name).join(", ")],
        ["Unions and associations", profile.memberships.join(", ")],
        ["Links", profile.links.map(({ name, url }) => `${name}: ${url}`).join("; ")],
        ["Clips", profile.clips.map(({ title, url }) => `${title}: ${url || "uploaded"}`).join("; ")],
        ["Photos show", profile.headshots.map(({ alt }) => alt).join("; ")],
        ["Website", profile.website_address],
        ["Facebook", profile.facebook_address],
        ["YouTube", profile.youtube_address],
      ],
      images:
        profile.headshots.length > 0 ? profile.headshots.map(({ address }) => address) : [profile.photo],
      created_at,
    };
  }

  const details = {
    ...{ event: eventDetails, comment: commentDetails, profile: profileDetails },
    message: messages.getDetails,
  };

  /** A subject as a moderator reads it, whoever else sees it; null for none. */
  async function getDetails({ kind, id }: SubjectRef): Promise<CaseSubject | null> {
    const found = await details[kind](id);
    if (!found) return null;
    const facts = found.facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
    const images = found.images.filter((image) => image !== null);
    // The lines around a message go on while a moderator reads.
    const read = JSON.stringify([found.title, found.text, ...(kind === "message" ? [] : [facts, images])]);
    return {
      ...{ ...found, facts, images, created_at: found.created_at.toISOString() },
      fingerprint: createHash("sha256").update(read).digest("base64url"),
    };
  }

  /** Until the end of the transaction its author cannot change it; only events and profiles are changed. */
  async function lock({ kind, id }: SubjectRef): Promise<void> {
    if (kind !== "event" && kind !== "profile") return;
    const table = kind === "event" ? events : profiles;
    await db.select({ id: table.id }).from(table).where(eq(table.id, id)).for("no key update");
  }

  return { getTerms, setVisibility, getDetails, lock };
}
