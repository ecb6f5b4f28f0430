import { emptyArticle } from "@callboard/contracts/article";
import { defaultMailSettings } from "@callboard/contracts/notification-mail";
import { staffLimits } from "@callboard/contracts/staff-limits";
import { desc } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { users } from "../db/schema/account.ts";
import { accountActs } from "../db/schema/account-change.ts";
import { applications } from "../db/schema/application.ts";
import { auditionDays, auditionInvitations, auditionSlots } from "../db/schema/audition.ts";
import { applicationLabels, applicationNotes } from "../db/schema/board.ts";
import { callInvitations } from "../db/schema/call-invitation.ts";
import { contactMessages } from "../db/schema/contact.ts";
import { contributions } from "../db/schema/contribution.ts";
import { conversationMessages, messageTemplates } from "../db/schema/conversation.ts";
import { events, taggedEvents } from "../db/schema/event.ts";
import { images } from "../db/schema/image.ts";
import { decisions, moderationCases, reports } from "../db/schema/moderation.ts";
import { artistDetails, profiles, resumes } from "../db/schema/profile.ts";
import { profileListEntries, profileLists } from "../db/schema/profile-list.ts";
import { savedSearches } from "../db/schema/saved-search.ts";
import { shortlistComments } from "../db/schema/shortlist.ts";
import { artistProfileRepository } from "../modules/profile/artist-profile-repository.ts";
import { startApp, type TestApp } from "../test/app.ts";
import { articleCalls } from "../test/articles.ts";
import { agencyClaim, artistClaim } from "../test/claims.ts";
import { aBlog } from "../test/content.ts";
import { anEvent } from "../test/events.ts";
import { everyNth } from "../test/every-nth.ts";
import { aKey } from "../test/ledger.ts";
import { nastyBodies, nastyStrings } from "../test/nasty-strings.ts";
import { aPerson, signUpOf } from "../test/people.ts";
import { aResume } from "../test/portfolios.ts";
import { testPushKeys } from "../test/push-server.ts";
import { shortlistCalls } from "../test/shortlists.ts";
import { aStaffMember } from "../test/staff.ts";

type Write = {
  path: string;
  /** A body that passes. Each of its texts is replaced in turn. */
  body: (blogId: number) => object;
  /** What has to be new with each try. */
  fresh?: () => Promise<object>;
  /** For staff, about the article that is there. Fields that may be null or empty are named; all may be missing. */
  forStaff?: { nullable?: string[]; isOpen?: true };
  /** The stored texts by field, where something is stored: read as somebody would see them. */
  stored?: (app: TestApp, bearer: string, blogId: number) => Promise<Record<string, unknown>>;
};

async function profileOf(app: TestApp, kind: string, bearer: string) {
  const { body } = await app.get(`/api/v1/${kind}-profile/mine`, undefined, bearer).expect(200);
  return body.data.profile ?? {};
}

const newest = async (rows: PromiseLike<Record<string, unknown>[]>) => (await rows)[0] ?? {};

const pushEndpoint = { endpoint: "https://push.services.com/send/a1" };
const pushKeys = { p256dh: testPushKeys.publicKey, auth: "a".repeat(22) };

const app = startApp();
const { shared, visitor } = shortlistCalls(app);

/** A decision on something of the newest account, which waits for its answer. */
async function aDecision() {
  const [{ id: user_id } = { id: 0 }] = await app.db.select().from(users).orderBy(desc(users.id)).limit(1);
  await app.db.delete(decisions);
  await app.db.delete(moderationCases);
  const now = app.clock.read();
  const about = { subject_kind: "event" as const, subject_id: 1, user_id, title: "Chorus" };
  await app.db.insert(moderationCases).values({ id: 1, ...about, source: "report", opened_at: now });
  const decision = { id: 1, case_id: 1, act: "hide" as const, decided_by: user_id, decided_at: now };
  await app.db.insert(decisions).values({ ...about, ...decision });
  return {};
}

/** An application of whoever asks, the first account, to which no message was sent yet. */
async function anApplication(to?: { user_id: number }) {
  const [{ id: user_id } = { id: 0 }] = await app.db.select().from(users).orderBy(users.id).limit(1);
  await app.db.delete(applicationLabels);
  await app.db.delete(applications);
  const { id: event_id } = await anEvent(app, to);
  const sent = { shares_profile: false, state: "sent" as const, created_at: app.clock.read() };
  await app.db.insert(applications).values({ id: 1, event_id, user_id, ...sent });
  return { event_id };
}

/** The same to a call of the newest account. */
async function aReceivedApplication() {
  const [{ id: user_id } = { id: 0 }] = await app.db.select().from(users).orderBy(desc(users.id)).limit(1);
  return anApplication({ user_id });
}

/** A link to a shortlist with that application. */
const linked = {
  forStaff: {},
  fresh: async () => {
    const { event_id } = await aReceivedApplication();
    const { token } = await shared({ bearer }, event_id, [1]);
    return { token };
  },
};
/** The same, with somebody behind the link. */
const marked = {
  forStaff: { nullable: ["mark"] },
  fresh: async () => {
    const { token } = await linked.fresh();
    return { token, visitor: await visitor(token) };
  },
};

/** A published call of the newest account. */
async function aCall() {
  const [{ id: user_id } = { id: 0 }] = await app.db.select().from(users).orderBy(desc(users.id)).limit(1);
  await app.db.delete(taggedEvents);
  await app.db.delete(events);
  await anEvent(app, { user_id });
  await app.db.delete(taggedEvents);
  await app.db.update(events).set({ id: 1 });
  return {};
}

/** An audition day of a call, and the first application's invitation to it. */
async function anAuditionDay(event_id: number, application_id?: number) {
  await app.db.delete(auditionDays);
  const [{ id: by } = { id: 0 }] = await app.db.select().from(users).limit(1);
  const day = { id: 1, event_id, by, key: "a-key", date: "2026-06-20", time_zone: "UTC" };
  await app.db
    .insert(auditionDays)
    .values({ ...day, slot_minutes: 30, capacity: 1, created_at: app.clock.read() });
  const [starts_at, ends_at] = [new Date("2026-06-20T10:00:00Z"), new Date("2026-06-20T10:30:00Z")];
  await app.db.insert(auditionSlots).values({ id: 1, day_id: 1, starts_at, ends_at });
  if (application_id === undefined) return;
  const invitation = { id: 1, day_id: 1, application_id, created_at: app.clock.read() };
  await app.db.insert(auditionInvitations).values(invitation);
}

/** One image, as it was uploaded. */
async function anImage() {
  await app.db.delete(images);
  const image = { address: "/media/a-1440.webp", name: "a.jpg", alt: "", search: "", created_by: "Asha" };
  await app.db.insert(images).values({ id: 1, ...image, created_at: app.clock.read() });
  return {};
}

/** An artist's profile of the newest account, to which no résumé was written yet. */
async function aPortfolio() {
  const [{ id = 0 } = {}] = await app.db.select().from(users).orderBy(desc(users.id)).limit(1);
  await artistProfileRepository(app.db).claim(id, artistClaim(), app.clock.read());
  await app.db.delete(resumes);
  return {};
}

/** A list of the newest account, with its own profile. */
async function aProfileList() {
  await app.db.delete(profileLists);
  await aPortfolio();
  const [{ id: user_id } = { id: 0 }] = await app.db.select().from(users).orderBy(desc(users.id)).limit(1);
  const now = app.clock.read();
  await app.db.insert(profileLists).values({ id: 1, user_id, name: "N", name_key: "n", created_at: now });
  await app.db.delete(artistDetails);
  await app.db.update(profiles).set({ id: 1 });
  await app.db.insert(profileListEntries).values({ id: 1, list_id: 1, profile_id: 1, added_at: now });
  return {};
}

/** An open call of the newest account, and somebody else's profile. */
async function anInvitation() {
  await app.db.delete(callInvitations);
  await app.db.delete(accountActs);
  await aCall();
  const [{ id: user_id } = { id: 0 }] = await app.db.select().from(users).orderBy(users.id).limit(1);
  await artistProfileRepository(app.db).claim(user_id, artistClaim(), app.clock.read());
  await app.db.delete(artistDetails);
  await app.db.update(profiles).set({ id: 1 });
  return {};
}

const phone = "+15550001111";
const writes: Write[] = [
  {
    path: "auth/signup",
    body: () => signUpOf(),
    stored: async ({ db }) => newest(db.select().from(users).orderBy(desc(users.id)).limit(1)),
  },
  { path: "auth/login", body: () => ({ username: "asha", password: "seven brass lanterns" }) },
  { path: "auth/verify/mobile-otp", body: () => ({ phone, otp: "123456" }) },
  { path: "auth/resend/otp", body: () => ({ phone }) },
  { path: "auth/phone/change", body: () => ({ phone }) },
  { path: "auth/password/request", body: () => ({ phone }) },
  { path: "auth/password/reset", body: () => ({ phone, otp: "123456", password: "nine paper boats" }) },
  { path: "auth/logout", body: () => ({}) },
  { path: "auth/logout-all", body: () => ({}) },
  {
    path: "comment/create",
    body: (blog_id) => ({ blog_id, comment_text: "Words", parent_comment_id: undefined }),
    // So many in a while are refused.
    fresh: async () => {
      app.clock.pass(staffLimits.commentRateWindow);
      return {};
    },
    stored: async (app, bearer) => {
      const { body } = await app.get("/api/v1/comment/mine", undefined, bearer).expect(200);
      return { comment_text: body.data.comments[0]?.content };
    },
  },
  {
    path: "artist-profile/create",
    body: () => artistClaim(),
    stored: (app, bearer) => profileOf(app, "artist", bearer),
  },
  {
    path: "agency-profile/create",
    body: () => agencyClaim(),
    stored: (app, bearer) => profileOf(app, "agency", bearer),
  },
  {
    path: "contact/create",
    body: () => ({ name: "Asha", email: "asha@example.com", message: "Hello", topic: "help", website: "" }),
    stored: async ({ db }) =>
      newest(db.select().from(contactMessages).orderBy(desc(contactMessages.id)).limit(1)),
  },
  {
    path: "event/apply",
    body: () => ({
      event_id: 1,
      note: "Words",
      reel_url: "https://example.com/reel",
      shares_profile: true,
    }),
    // One application a person and event.
    fresh: async () => ({ event_id: (await anEvent(app)).id }),
    stored: async ({ db }) => newest(db.select().from(applications).orderBy(desc(applications.id)).limit(1)),
  },
  { path: "event/close/1", body: () => ({ message: "Thank you" }), fresh: aCall },
  { path: "event/cancel/1", body: () => ({ reason: "The stage is flooded" }), fresh: aCall },
  { path: "application/review/1", body: () => ({ state: "viewed" }) },
  { path: "notification/moved", body: () => ({ known: [[1, "1.0"]] }) },
  { path: "notification/read", body: () => ({ ids: [1] }) },
  {
    path: "conversation/1/send",
    body: () => ({ body: "Words", idempotency_key: aKey() }),
    fresh: async () => {
      await anApplication();
      return { idempotency_key: aKey() };
    },
    stored: async ({ db }) => newest(db.select().from(conversationMessages)),
  },
  {
    path: "message-template/save",
    body: () => ({ name: "Thanks", body: "Words" }),
    stored: async ({ db }) =>
      newest(db.select().from(messageTemplates).orderBy(desc(messageTemplates.id)).limit(1)),
    // So many templates are refused.
    fresh: async () => {
      await app.db.delete(messageTemplates);
      return {};
    },
  },
  {
    path: "conversation/send-to-many",
    body: () => ({ idempotency_key: aKey(), application_ids: [1], body: "Words" }),
  },
  { path: "conversation/1/read", body: () => ({ message_id: 1 }) },
  { path: "conversation/1/block", body: () => ({ is_blocked: true }) },
  {
    path: "application/move",
    forStaff: {},
    body: () => ({ event_id: 1, key: aKey(), items: [{ id: 1, version: 1 }], state: "callback" }),
    fresh: aReceivedApplication,
  },
  {
    path: "application/undo",
    forStaff: {},
    body: () => ({ event_id: 1, key: aKey() }),
    fresh: aReceivedApplication,
  },
  { path: "application/rating/1", forStaff: {}, body: () => ({ rating: 3 }) },
  {
    path: "application/label",
    forStaff: {},
    body: () => ({ event_id: 1, ids: [1], name: "Tall", is_on: true }),
    fresh: aReceivedApplication,
    stored: async ({ db }) => newest(db.select().from(applicationLabels)),
  },
  {
    path: "application/note/1",
    forStaff: {},
    body: () => ({ body: "Words" }),
    fresh: async () => {
      await aReceivedApplication();
      return {};
    },
    stored: async ({ db }) => newest(db.select().from(applicationNotes)),
  },
  { path: "application/answer/1", forStaff: {}, body: () => ({ answer: "accepted" }) },
  {
    path: "crowdfunding/contribute",
    body: () => ({ event_id: 1, amount: 5, is_anonymous: false, public_name: "Asha", message: "Words" }),
    fresh: async () => ({ event_id: (await anEvent(app, { kind: "crowdfunding" })).id }),
    stored: async ({ db }) =>
      newest(db.select().from(contributions).orderBy(desc(contributions.id)).limit(1)),
  },
  {
    path: "moderation/report",
    body: () => ({
      ...{ subject_kind: "event", subject_id: 1, reason: "fees", details: "Words" },
      email: "seen@example.com",
    }),
    fresh: async () => ({ subject_id: (await anEvent(app)).id }),
    stored: async ({ db }) => newest(db.select().from(reports).orderBy(desc(reports.id)).limit(1)),
  },
  {
    path: "moderation/decision/1/answer",
    body: () => ({ answer: "Words" }),
    fresh: aDecision,
    stored: async ({ db }) => newest(db.select().from(decisions)),
  },
  {
    path: "staff/moderation/cases/1/decide",
    forStaff: { nullable: ["visibility", "reason"] },
    body: () => ({ act: "hide", reason: "Words", visibility: "public" }),
  },
  {
    path: "staff/moderation/words",
    forStaff: { nullable: ["words"] },
    body: () => ({ site: ".in", words: ["Words"], version: 0 }),
  },
  {
    path: "staff/moderation/open",
    forStaff: {},
    body: () => ({ subject_kind: "event", subject_id: 1 }),
  },
  {
    path: "staff/people/1/suspend",
    forStaff: { nullable: ["until"] },
    body: () => ({ reason: "Words", until: null }),
  },
  { path: "staff/people/1/lift", forStaff: {}, body: () => ({ suspension_id: 1 }) },
  { path: "staff/people/1/erase", forStaff: {}, body: () => ({ username: "words" }) },
  { path: "staff/messages/1/answer", forStaff: {}, body: () => ({ version: 1, answer: "Yes." }) },
  { path: "staff/messages/1/assign", forStaff: {}, body: () => ({ version: 1, assignee_id: 1 }) },
  { path: "staff/messages/1/state", forStaff: {}, body: () => ({ version: 1, state: "closed" }) },
  { path: "staff/featured-events/1", forStaff: {}, body: () => ({ is_featured: true }) },
  { path: "staff/factor/confirm", forStaff: {}, body: () => ({ code: "123456" }) },
  { path: "staff/factor/show", forStaff: {}, body: () => ({ code: "123456" }) },
  { path: "staff/invitation", forStaff: {}, body: () => ({ email: "a@example.com", role: "editor" }) },
  { path: "staff/invitation/accept", forStaff: {}, body: () => ({ token: "a-token" }) },
  { path: "staff/member/1/role", forStaff: {}, body: () => ({ role: "editor" }) },
  {
    path: "staff/articles",
    forStaff: {
      isOpen: true,
      nullable: [
        ...["featured_image", "category_id", "created_by", "meta_title", "meta_description"],
        ...["tag_ids", "domain_names"],
      ],
    },
    body: () => ({ ...emptyArticle, title: "Words", created_by: "Asha", domain_names: ["callboard.in"] }),
  },
  { path: "staff/articles/1/save", forStaff: {}, body: () => ({ version: 1, fields: emptyArticle }) },
  { path: "staff/articles/1/publish", forStaff: {}, body: () => ({ version: 1, published_at: undefined }) },
  {
    path: "staff/articles/1/schedule",
    forStaff: {},
    body: () => ({ version: 1, at: "2026-01-01T00:00:00Z" }),
  },
  { path: "staff/articles/1/state", forStaff: {}, body: () => ({ version: 1, state: "archived" }) },
  { path: "staff/articles/1/revisions/1/restore", forStaff: {}, body: () => ({ version: 1 }) },
  {
    path: "staff/images/1",
    forStaff: {},
    body: () => ({ version: 1, name: "a.jpg", alt: "A stage" }),
    fresh: anImage,
    stored: async ({ db }) => newest(db.select().from(images)),
  },
  {
    path: "staff/lists/save",
    forStaff: { nullable: ["id"] },
    body: () => ({ list: "profession", id: null, fields: { name: "Juggler" } }),
  },
  { path: "staff/lists/category/order", forStaff: {}, body: () => ({ ids: [1] }) },
  {
    path: "staff/imports",
    forStaff: { nullable: ["category"] },
    body: () => ({
      ...{ file_name: "export.json", size: 1, domain_names: ["callboard.in"] },
      ...{ category: "News", makes_categories: true },
    }),
  },
  { path: "staff/tags/1/merge", forStaff: {}, body: () => ({ into_id: 1 }) },
  {
    path: "notification/mail-settings",
    forStaff: { nullable: ["quiet"] },
    body: () => ({ ...defaultMailSettings }),
  },
  { path: "push/settings", forStaff: { nullable: ["groups"] }, body: () => ({ groups: ["messages"] }) },
  { path: "push/subscribe", forStaff: {}, body: () => ({ ...pushEndpoint, keys: pushKeys }) },
  { path: "push/confirm", forStaff: {}, body: () => pushEndpoint },
  { path: "push/unsubscribe", forStaff: {}, body: () => pushEndpoint },
  { path: "notification/unsubscribe", forStaff: {}, body: () => ({ token: "a-token-that-nobody-was-sent" }) },
  {
    path: "saved-search/create",
    body: () => ({ name: "Leads", rhythm: "daily", filter: { search: "lead" } }),
    stored: async ({ db }) =>
      newest(db.select().from(savedSearches).orderBy(desc(savedSearches.id)).limit(1)),
    // The same is saved once.
    fresh: async () => {
      await app.db.delete(savedSearches);
      return {};
    },
  },
  {
    path: "saved-search/create-of-articles",
    body: () => ({ name: "Voice", rhythm: "daily", filter: { search: "voice" } }),
    stored: async ({ db }) =>
      newest(db.select().from(savedSearches).orderBy(desc(savedSearches.id)).limit(1)),
    fresh: async () => {
      await app.db.delete(savedSearches);
      return {};
    },
  },
  {
    path: "saved-search/create-of-profiles",
    body: () => ({ name: "Actors", rhythm: "daily", filter: { profession: "Actor" } }),
    stored: async ({ db }) =>
      newest(db.select().from(savedSearches).orderBy(desc(savedSearches.id)).limit(1)),
    fresh: async () => {
      await app.db.delete(savedSearches);
      return {};
    },
  },
  {
    path: "saved-search/1/change",
    body: () => ({ name: "Leads" }),
    fresh: async () => {
      await app.db.delete(savedSearches);
      const [{ id: user_id } = { id: 0 }] = await app.db.select().from(users).orderBy(users.id).limit(1);
      const now = app.clock.read();
      const row = { id: 1, user_id, name: "N", filter: {}, query: "'a'", rhythm: "daily" as const };
      await app.db.insert(savedSearches).values({ ...row, created_at: now, seen_at: now });
      return {};
    },
    stored: async ({ db }) => newest(db.select().from(savedSearches)),
  },
  {
    path: "profile-list/create",
    body: () => ({ name: "Lear" }),
    // One of a name.
    fresh: async () => {
      await app.db.delete(profileLists);
      return {};
    },
    stored: async ({ db }) => newest(db.select().from(profileLists)),
  },
  {
    path: "profile-list/1/rename",
    body: () => ({ name: "Lear" }),
    fresh: aProfileList,
    stored: async ({ db }) => newest(db.select().from(profileLists)),
  },
  {
    path: "profile-list/1/profile/1/note",
    body: () => ({ note: "Words" }),
    fresh: aProfileList,
    stored: async ({ db }) => newest(db.select().from(profileListEntries)),
  },
  {
    path: "call-invitation/send",
    forStaff: {},
    body: () => ({ event_id: 1, profile_ids: [1], message: "Words" }),
    fresh: anInvitation,
    stored: async ({ db }) => newest(db.select().from(callInvitations)),
  },
  { path: "call-invitation/1/decline", forStaff: {}, body: () => ({ refuse: "poster" }) },
  {
    path: "call-invitation/settings",
    forStaff: {},
    body: () => ({ poster_id: 1, is_refused: true }),
  },
  { path: "saved-search/feed", forStaff: {}, body: () => ({ key: "a".repeat(43) }) },
  {
    path: "account/name",
    body: () => ({ name: "Asha" }),
    // So many on a day are refused.
    fresh: async () => {
      await app.db.delete(accountActs);
      return {};
    },
    stored: async (app, bearer) => {
      const { body } = await app.get("/api/v1/auth/me", undefined, bearer).expect(200);
      return { name: body.data.user.name };
    },
  },
  {
    path: "account/password",
    body: () => ({ current_password: "not this one", password: "nine paper boats" }),
  },
  { path: "account/email", body: () => ({ current_password: "not this one", email: "asha@example.com" }) },
  { path: "account/email/confirm", body: () => ({ token: "a-token-that-nobody-was-sent" }) },
  { path: "account/number", body: () => ({ current_password: "not this one", phone }) },
  { path: "account/number/confirm", body: () => ({ phone, otp: "123456" }) },
  { path: "account/export", body: () => ({ current_password: "not this one" }) },
  { path: "account/delete", body: () => ({ current_password: "not this one" }) },
  {
    path: "portfolio/audiences",
    forStaff: { nullable: ["audiences"] },
    body: () => ({ audiences: { height: "posters" } }),
    fresh: aPortfolio,
  },
  {
    path: "profile-address/choose",
    body: () => ({ kind: "artist", slug: "asha-rao" }),
    fresh: async () => {
      await app.db.delete(accountActs);
      await app.db.update(profiles).set({ slug: null, slug_changes: [] });
      return aPortfolio();
    },
  },
  {
    path: "portfolio/resume",
    forStaff: {
      nullable: [
        "credits",
        "training",
        "skills",
        "languages",
        "memberships",
        "measurements",
        "links",
        "away",
        "clips",
      ],
    },
    body: () => ({ ...aResume, version: 0 }),
    fresh: aPortfolio,
  },
  {
    path: "portfolio/headshots/order",
    forStaff: { nullable: ["ids"] },
    body: () => ({ ids: [1] }),
    fresh: aPortfolio,
  },
  { path: "portfolio/headshots/1", forStaff: {}, body: () => ({ alt: "Words" }), fresh: aPortfolio },
  {
    path: "audition/create",
    forStaff: { nullable: ["breaks"] },
    body: () => ({
      ...{ event_id: 1, key: aKey(), date: "2026-06-20", start_time: "10:00", end_time: "12:00" },
      ...{ slot_minutes: 30, capacity: 1, place: "Studio 2", link: "https://example.com", note: "Words" },
      ...{ breaks: [] },
    }),
    fresh: async () => {
      await aCall();
      await app.db.delete(auditionDays);
      return { key: aKey() };
    },
    stored: async ({ db }) => newest(db.select().from(auditionDays)),
  },
  {
    path: "audition/update/1",
    forStaff: {},
    body: () => ({
      ...{ version: 1, date: "2026-06-20", start_time: "10:00", place: "Studio 2" },
      ...{ link: "https://example.com", note: "Words" },
    }),
    fresh: async () => {
      await aCall();
      await anAuditionDay(1);
      return {};
    },
    stored: async ({ db }) => newest(db.select().from(auditionDays)),
  },
  { path: "audition/slot", forStaff: {}, body: () => ({ day_id: 1, start_time: "13:00" }) },
  { path: "audition/invite", forStaff: {}, body: () => ({ day_id: 1, application_ids: [1] }) },
  { path: "audition/assign", forStaff: {}, body: () => ({ id: 1, slot_id: 1 }) },
  { path: "audition/book", forStaff: {}, body: () => ({ id: 1, slot_id: 1, shares_phone: true }) },
  {
    path: "audition/decline/1",
    body: () => ({ message: "Words" }),
    fresh: async () => {
      const { event_id } = await anApplication();
      await anAuditionDay(event_id, 1);
      return {};
    },
    stored: async ({ db }) => newest(db.select().from(auditionInvitations)),
  },
  {
    path: "shortlist/create",
    forStaff: {},
    body: () => ({ event_id: 1, name: "Producers", days: 7, application_ids: [1] }),
    fresh: aReceivedApplication,
  },
  { path: "shortlist/link/1", forStaff: {}, body: () => ({ days: 7 }) },
  { path: "shortlist/prolong/1", forStaff: {}, body: () => ({ days: 7 }) },
  { path: "shortlist/applications/1", forStaff: {}, body: () => ({ application_ids: [1], is_on: true }) },
  { path: "shortlist/allow/1", forStaff: {}, body: () => ({ allows_sharing: true }) },
  { path: "shortlist/open", forStaff: {}, body: () => ({ token: "a-token", visitor: "a-key" }) },
  { path: "shortlist/visitor", ...linked, body: () => ({ name: "Meera" }) },
  { path: "shortlist/mark", ...marked, body: () => ({ application_id: 1, mark: "yes" }) },
  {
    ...{ path: "shortlist/comment", ...marked },
    body: () => ({ application_id: 1, body: "Words" }),
    stored: async ({ db }) =>
      newest(db.select().from(shortlistComments).orderBy(desc(shortlistComments.id)).limit(1)),
  },
  {
    path: "shortlist/comment/remove",
    forStaff: {},
    body: () => ({ token: "a-token", visitor: "a-key", id: 1 }),
  },
  { path: "shortlist/tape", forStaff: {}, body: () => ({ token: "a-token", application_id: 1 }) },
  { path: "team/invite", forStaff: {}, body: () => ({ identifier: "asha", role: "member" }) },
  { path: "team/invitation", forStaff: {}, body: () => ({ token: "a-token" }) },
  { path: "team/answer", forStaff: {}, body: () => ({ token: "a-token", answer: "accepted" }) },
  { path: "team/role", forStaff: {}, body: () => ({ user_id: 1, role: "member" }) },
  { path: "team/shown", forStaff: {}, body: () => ({ team_id: 1, is_shown: true }) },
];
let bearer: string;
let blogId: number;
beforeEach(async () => {
  ({ bearer } = await aPerson(app));
  ({ id: blogId } = await aBlog(app.db));
});

/** What is refused for its form never reaches a database, so one of them is enough to see it. */
const inForm = it.skipIf(process.env.TEST_DATABASE_URL);

const refusalsOf = ({ forStaff }: Pick<Write, "forStaff">) =>
  forStaff ? [400, 401, 403, 404, 409, 413, 422, 429] : [400, 401, 413, 422, 429];
const notTexts: unknown[] = [
  ...[null, {}, [], [[["x"]]], { __proto__: null, toString: 1 }, -1, 1e308],
  "a".repeat(1_000_000),
];
/** Kept as they are written, whatever that is. */
const freeTexts = ["name", "about", "message", "comment_text", "note", "public_name"];
/** Kept under their own hash, or not at all. */
const neverStored = new Set(["password", "otp", "website"]);

it("reaches every call that takes a body", async () => {
  const { body } = await app.bare().get("/api/v1/docs/json").expect(200);
  const taking = Object.keys(body.paths).filter(
    (path) => body.paths[path].post?.requestBody?.content?.["application/json"],
  );
  const tried = writes.map(({ path }) => `/api/v1/${path}`);
  expect(
    taking.filter((path) => !tried.includes(path.replace("{list}", "category").replace(/\{\w+\}/g, "1"))),
  ).toEqual([]);
});

describe.each(writes)("$path", ({ path, body, fresh, stored, forStaff }) => {
  const refusals = refusalsOf({ forStaff });
  beforeEach(async () => {
    if (!forStaff) return;
    const person = await aStaffMember(app);
    ({ bearer } = person);
    await articleCalls(app).aDraft(person);
  });
  const send = (value: object | string) =>
    app.post(`/api/v1/${path}`, value, { bearer }).set("idempotency-key", aKey());
  const bodyWith = async (field: string, value: unknown) => ({
    ...body(blogId),
    ...(await fresh?.()),
    [field]: value,
  });
  const fields = Object.keys(body(1));

  it.each(fields)("keeps nasty texts in %s as they are, or refuses them with words", async (field) => {
    const kept: string[] = [];
    const isFreeText = freeTexts.includes(field);
    const all = Object.entries(nastyStrings);
    for (const [name, text] of isFreeText ? all : everyNth(all, `${path} ${field}`)) {
      const answer = await send(await bodyWith(field, text));
      if (answer.status !== 200) {
        expect(refusals, `${name}: ${answer.status}`).toContain(answer.status);
        expect(answer.body, name).toMatchObject({ success: false, message: expect.anything() });
        continue;
      }
      kept.push(name);
      if (!stored || neverStored.has(field)) continue;
      expect(((await stored(app, bearer, blogId)) as never)[field], name).toBe(text.trim());
    }
    if (isFreeText) {
      expect(kept.length).toBeGreaterThan(30);
      expect(kept).not.toContain("a NUL");
      expect(kept).not.toContain("half a character");
    }
  });

  inForm("refuses fields that are no text, or have a megabyte", async () => {
    const mayPass = ["years_of_experience", "password", ...(forStaff?.nullable ?? [])];
    for (const field of fields) {
      const whole = await bodyWith(field, null);
      for (const [index, value] of notTexts.entries()) {
        const { status } = await send({ ...whole, [field]: value });
        if (status === 200) expect(mayPass, field).toContain(field);
        else expect(refusals, `${field}, ${index}: ${status}`).toContain(status);
      }
    }
    if (fields.length === 0) return;
    const tooLarge = { ...body(blogId), [fields[0] ?? ""]: "a".repeat(1_100_000) };
    expect((await send(tooLarge)).status).toBe(413);
  });

  inForm("meets bodies that are no form", async () => {
    await fresh?.();
    const isOpen = /^(auth\/logout|event\/cancel|audition\/decline)/.test(path) || forStaff?.isOpen;
    const expected = isOpen ? [200, ...refusals] : refusals;
    for (const [name, text] of Object.entries(nastyBodies))
      expect(expected, name).toContain((await send(text)).status);
  });
});
