import request from "supertest";
import type { Meta } from "../trpc/init.ts";
import { appRouter } from "../trpc/router.ts";
import { agencyProfile, artistProfile, phone, secrets } from "./fixtures-account.ts";
import { eventForm, pledge } from "./fixtures-event.ts";
import { subjects } from "./subjects.ts";
import type { TestApp } from "./test-app.ts";

const { password, otp } = secrets;
const signUp = { name: "Person 1", username: "person-1", email: "person-1@example.com", password, phone };

/** For every procedure, something that it accepts. A new subject brings its own, in `subjects/`. */
const knownInputs = {
  "application.create": { event_id: 1, note: "Free in May", reel_url: "https://example.com/reel" },
  "application.applied": undefined,
  "application.mine": {},
  "application.received": { event_id: 1 },
  "application.review": { id: 1, state: "shortlisted" },
  "application.withdraw": { id: 1 },
  "blog.list": {},
  "blog.bySlug": { slug: "article-1" },
  "blog.byTag": { tag_name: "tag-1" },
  "blog.recommended": { id: 1, category_id: 1 },
  "blog.forCall": { names: ["Monologues"] },
  "category.list": undefined,
  "comment.list": { blog_id: 1 },
  "comment.replies": { id: 1 },
  "comment.mine": {},
  "comment.create": { blog_id: 1, comment_text: "Well said" },
  "comment.remove": { id: 5 },
  "contact.create": { name: "Person 1", email: "person-1@example.com", message: "Hello" },
  "contribution.create": pledge,
  "contribution.ledger": { event_id: 1 },
  "contribution.mine": {},
  "contribution.reverse": { id: 1 },
  "crowdfunding.create": eventForm,
  "event.categories": {},
  "event.create": eventForm,
  "event.get": { id: 1 },
  "event.list": {},
  "event.facets": {},
  "event.mine": {},
  "event.related": { category_id: 1 },
  "event.forStory": { names: ["Monologues"] },
  "event.viewer": { id: 1 },
  "password.requestCode": { phone },
  "password.reset": { phone, otp, password },
  "profile.list": {},
  "profile.counts": {},
  "profile.get": { kind: "artist", id: 3 },
  "profile.mine": undefined,
  "profile.claimArtist": artistProfile,
  "profile.claimAgency": agencyProfile,
  "reference.professions": {},
  "reference.cities": {},
  "session.current": undefined,
  "session.signIn": { username: "person-1", password },
  "session.signUp": signUp,
  "session.verifyOtp": { phone, otp },
  "session.resendOtp": { phone },
  "session.changePhone": { phone },
  "session.signOut": undefined,
  "session.signOutEverywhere": undefined,
  "session.list": undefined,
  "tag.list": undefined,
} satisfies Record<string, unknown>;

export const acceptedInputs: typeof knownInputs & Record<string, unknown> = Object.assign(
  {},
  knownInputs,
  ...subjects.map(({ accepted }) => accepted),
);

export type ProcedurePath = string;

export const allProcedures = Object.keys(acceptedInputs);

/** At run time the router's procedures lie flat, under their whole paths. */
const procedures = appRouter._def.procedures as unknown as Record<
  string,
  { _def: { type: string; meta?: Meta } }
>;

export const isMutation = (path: string): boolean => procedures[path]?._def.type === "mutation";

/** True for a procedure that takes form data. */
export const isUpload = (path: string): boolean => procedures[path]?._def.meta?.isUpload === true;

/** True for a query whose answer may be cached for everybody. */
export const isCached = (path: string): boolean => procedures[path]?._def.meta?.cache !== undefined;

/** The procedures for those who run the site, each with the act that the upstream asks their role for. */
export const staffProcedures = Object.entries(procedures).flatMap(([path, { _def }]) =>
  _def.meta?.staff ? [{ path, action: _def.meta.staff }] : [],
);

/** The paths of the router itself, to see that the list above is whole. Streams are asked for in another way. */
export const routerPaths = Object.keys(procedures)
  .filter((path) => procedures[path]?._def.type !== "subscription")
  .sort();

/** A form as a browser sends it. What is neither text nor file goes as JSON. */
export async function formBody(input: object) {
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined) continue;
    form.append(name, value instanceof File || typeof value === "string" ? value : JSON.stringify(value));
  }
  const body = new Response(form);
  const type = body.headers.get("content-type") ?? "";
  return { headers: { "content-type": type }, payload: Buffer.from(await body.arrayBuffer()) };
}

/** Over a real connection, the only kind that tRPC reads a form from. */
async function sendForm(
  app: TestApp["app"],
  path: string,
  input: object,
  headers: Record<string, string | undefined>,
) {
  const { headers: type, payload } = await formBody(input);
  const asked = request(app.server)
    .post(`/trpc/${path}`)
    .ok(() => true);
  for (const [name, value] of Object.entries({ ...type, ...headers }))
    if (value !== undefined) asked.set(name, value);
  const { status, headers: received, text } = await asked.send(payload);
  const cookies = received["set-cookie"] as unknown as string[] | undefined;
  const answered: Record<string, string | undefined> = { ...received, "set-cookie": cookies?.join() };
  return { statusCode: status, headers: answered, body: text, json: () => JSON.parse(text) };
}

/** Calls a procedure as web does: a query by GET, a mutation by POST, files in a form. */
export async function callProcedure(
  { app }: Pick<TestApp, "app">,
  path: string,
  input: unknown = acceptedInputs[path],
  headers: Record<string, string | undefined> = {},
) {
  if (isUpload(path) && typeof input === "object" && input !== null) {
    return sendForm(app, path, input, headers);
  }
  if (isMutation(path)) {
    const body = { ...(input !== undefined && { payload: JSON.stringify(input) }) };
    const contentType = { "content-type": "application/json" };
    return app.inject({
      method: "POST",
      url: `/trpc/${path}`,
      headers: { ...contentType, ...headers },
      ...body,
    });
  }
  const search = input === undefined ? "" : `?input=${encodeURIComponent(JSON.stringify(input))}`;
  return app.inject({ method: "GET", url: `/trpc/${path}${search}`, headers });
}
