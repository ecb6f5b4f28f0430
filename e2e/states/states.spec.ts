import { readFileSync } from "node:fs";
import type { BrowserContextOptions } from "@playwright/test";
import { fillSignIn, newPerson, signUp } from "../account.ts";
import { test as base, expect, open } from "../journey.ts";
import { product } from "../product.ts";
import { settling } from "./account-settings.ts";
import { backOffice } from "./admin.ts";
import { auditioning } from "./auditions.ts";
import { bookmarking } from "./bookmarks.ts";
import { conversing } from "./conversations.ts";
import type { Entry } from "./entry.ts";
import { expectUsable } from "./everywhere.ts";
import { inviting } from "./invitations.ts";
import { mailing } from "./mails.ts";
import { managing } from "./own-calls.ts";
import { listing } from "./profile-lists.ts";
import { profiling } from "./profiles.ts";
import { pushing } from "./pushes.ts";
import { reading } from "./reading.ts";
import { searching } from "./searches.ts";
import { shortlisting } from "./shortlists.ts";
import { own } from "./signed-in.ts";
import { taping } from "./tapes.ts";
import { teaming } from "./team.ts";
import { writing } from "./writing.ts";

const table: readonly Entry[] = [
  ...reading,
  ...writing,
  ...own,
  ...conversing,
  ...managing,
  ...mailing,
  ...pushing,
  ...settling,
  ...bookmarking,
  ...listing,
  ...inviting,
  ...searching,
  ...shortlisting,
  ...taping,
  ...profiling,
  ...teaming,
  ...auditioning,
  ...backOffice,
];

const accounts: Partial<Record<NonNullable<Entry["who"]>, string>> = {
  artist: "demo-artist",
  agency: "demo-agency",
  administrator: "demo-admin",
};

type Session = Exclude<BrowserContextOptions["storageState"], string | undefined>;

/** Each worker, which is a process, signs an account in once: no state ends its session. */
const sessions = new Map<string, Session>();

const test = base.extend<{ username: string | undefined }>({
  username: [undefined, { option: true }],
  storageState: async ({ browser, username }, use) => {
    if (username && !sessions.has(username)) {
      const page = await browser.newPage({ baseURL: product.baseUrl });
      await open(page, "/login");
      await fillSignIn(page, username, "callboard-demo");
      await expect(page).toHaveURL(/\/blog$/);
      sessions.set(username, await page.context().storageState());
      await page.context().close();
    }
    await use(username ? sessions.get(username) : undefined);
  },
});

// States are looked at without motion, and brought up without it too.
test.use({ allowed: /Failed to load resource/, contextOptions: { reducedMotion: "reduce" } });

for (const { route, part, who = "visitor", states, isOnDesk = false } of table) {
  test.describe(() => {
    test.use({ username: accounts[who] });

    test(`${part ?? route} is usable in every state (${who})`, async ({ page }) => {
      test.setTimeout(600_000);
      if (who === "newcomer") await signUp(page, newPerson("Meera Joshi"));
      for (const [index, [state, bring]] of Object.entries(states).entries()) {
        await test.step(state, async () => {
          await bring(page);
          await expectUsable(page, `${part ?? route}, ${state}`, { isFirst: index === 0, isOnDesk });
          await page.unrouteAll({ behavior: "ignoreErrors" });
        });
      }
    });
  });
}

test("the table of states names every route", () => {
  const read = (name: string) =>
    readFileSync(new URL(`../../apps/web/src/app/${name}`, import.meta.url), "utf8");
  const routes = [
    ...["routes.tsx", "account-pages.tsx", "account-call-pages.tsx", "further-pages.tsx"]
      .map(read)
      .join("")
      .matchAll(/path: "([^"]+)"/g),
  ].map(([, path]) => path);
  expect(routes.length).toBeGreaterThan(20);
  expect([...new Set(table.map(({ route }) => route))].sort()).toEqual(routes.sort());
});
