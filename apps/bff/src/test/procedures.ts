import { appRouter } from "../router.ts";
import { agencyProfile, artistProfile, phone, secrets } from "./fixtures-account.ts";
import type { TestApp } from "./test-app.ts";

const { password, otp } = secrets;
const signUp = { name: "Person 1", username: "person-1", email: "person-1@example.com", password, phone };

/** For every procedure, something that it accepts. */
export const acceptedInputs = {
  "blog.list": {},
  "blog.bySlug": { slug: "article-1" },
  "blog.byTag": { tag_name: "tag-1" },
  "blog.recommended": { id: 1, category_id: 1 },
  "category.list": undefined,
  "comment.list": { blog_id: 1 },
  "comment.mine": {},
  "comment.create": { blog_id: 1, comment_text: "Well said" },
  "comment.remove": { id: 5 },
  "contact.create": { name: "Person 1", email: "person-1@example.com", message: "Hello" },
  "password.requestCode": { phone },
  "password.reset": { phone, otp, password },
  "profile.list": {},
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

export type ProcedurePath = keyof typeof acceptedInputs;

export const allProcedures = Object.keys(acceptedInputs) as ProcedurePath[];

/** At run time the router's procedures lie flat, under their whole paths. */
const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>;

export const isMutation = (path: string): boolean => procedures[path]?._def.type === "mutation";

/** The paths of the router itself, to see that the list above is whole. */
export const routerPaths = Object.keys(procedures).sort();

/** Calls a procedure as the application does: a query by GET, a mutation by POST. */
export function callProcedure(
  { app }: Pick<TestApp, "app">,
  path: ProcedurePath,
  input: unknown = acceptedInputs[path],
  headers: Record<string, string | undefined> = {},
) {
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
