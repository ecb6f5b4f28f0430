import type { ProfileAddress } from "@callboard/contracts/profile-address";
import { eq } from "drizzle-orm";
import { users } from "../db/schema/account.ts";
import { sessionRepository } from "../modules/session/session-repository.ts";
import type { TestApp } from "./app.ts";
import { agencyClaim, artistClaim } from "./claims.ts";
import { aPerson } from "./people.ts";

type Kind = "artist" | "agency";
type Person = { bearer: string };

/** What the tests of profiles' addresses call on the API, by name. */
export function addressCalls(app: Pick<TestApp, "get" | "post" | "db" | "clock">) {
  const choose = ({ bearer }: Person, slug: unknown, kind: unknown = "artist") =>
    app.post("/api/v1/profile-address/choose", { kind, slug }, { bearer });
  const mine = async ({ bearer }: Person): Promise<Record<Kind, ProfileAddress | null>> =>
    (await app.get("/api/v1/profile-address/mine", undefined, bearer).expect(200)).body.data.addresses;
  const check = ({ bearer }: Person, slug: string, kind = "artist") =>
    app.get(`/api/v1/profile-address/check?kind=${kind}&slug=${slug}`, undefined, bearer);
  const view = (address: string | number, kind = "artist") =>
    app.get(`/api/v1/profile/view/${kind}/${address}`);

  /** Somebody with a claimed profile. */
  async function claimed(name: string, kind: Kind = "artist") {
    const person = await aPerson(app, { name });
    const { bearer } = person;
    const claim = kind === "artist" ? artistClaim() : agencyClaim();
    await app.post(`/api/v1/${kind}-profile/create`, claim, { bearer }).expect(200);
    const profile_id = (await mine(person))[kind]?.id ?? 0;
    return { ...person, profile_id };
  }

  /** The same person in another session: one does not last for weeks. */
  async function signedInAgain<Known extends { id: number }>(person: Known) {
    const [account] = await app.db.select().from(users).where(eq(users.id, person.id));
    if (!account) throw new Error("There is no such account");
    return { ...person, bearer: await sessionRepository(app.db).create(account, null, app.clock.read()) };
  }

  return { choose, mine, check, view, claimed, signedInAgain };
}
