import type { ContributionReceipt, CreateContributionInput, Ledger } from "@callboard/contracts/contribution";
import type { TestApp } from "./app.ts";

type Person = { bearer: string };

let made = 0;

/** A key nobody used before. */
export function aKey(): string {
  made += 1;
  return `key-of-pledge-${String(made).padStart(6, "0")}`;
}

/** What the tests of the ledger call on the API, by name. Each returns the response, whatever its status. */
export function ledgerCalls(app: Pick<TestApp, "get" | "post">) {
  const contribute = (
    { bearer }: Person,
    body: Partial<CreateContributionInput> | Record<string, unknown>,
    key = aKey(),
  ) =>
    app
      .post("/api/v1/crowdfunding/contribute", { public_name: "Asha", ...body }, { bearer })
      .set("idempotency-key", key);
  const reverse = ({ bearer }: Person, id: number) =>
    app.post(`/api/v1/crowdfunding/reverse/${id}`, {}, { bearer });
  const mine = ({ bearer }: Person, query = "") =>
    app.get(`/api/v1/crowdfunding/mine${query}`, undefined, bearer);
  const readLedger = (id: number, query = "") => app.get(`/api/v1/crowdfunding/ledger/${id}${query}`);

  async function pledged(person: Person, event_id: number, amount: number): Promise<ContributionReceipt> {
    const { body } = await contribute(person, { event_id, amount }).expect(200);
    return body.data;
  }

  async function ledger(id: number, query = ""): Promise<Ledger> {
    const { body } = await readLedger(id, query).expect(200);
    return body.data;
  }

  return { contribute, reverse, mine, readLedger, pledged, ledger };
}
