import { readFileSync } from "node:fs";
import { fillSignIn, newPerson, signUp } from "../account.ts";
import { expect, open, type Page, test } from "../journey.ts";
import { backOffice } from "./admin.ts";
import { conversing } from "./conversations.ts";
import type { Entry } from "./entry.ts";
import { expectUsable } from "./everywhere.ts";
import { managing } from "./own-calls.ts";
import { reading } from "./reading.ts";
import { own } from "./signed-in.ts";
import { writing } from "./writing.ts";

const table: readonly Entry[] = [...reading, ...writing, ...own, ...conversing, ...managing, ...backOffice];

test.use({ allowed: /Failed to load resource/ });

const signIn = (username: string) => async (page: Page) => {
  await open(page, "/login");
  await fillSignIn(page, username, "callboard-demo");
  await expect(page).toHaveURL(/\/blog$/);
};

const comeAs: Record<NonNullable<Entry["who"]>, (page: Page) => Promise<unknown>> = {
  visitor: async () => undefined,
  artist: signIn("demo-artist"),
  agency: signIn("demo-agency"),
  administrator: signIn("demo-admin"),
  newcomer: (page) => signUp(page, newPerson("Meera Joshi"), "/register?as=artist"),
};

for (const { route, part, who = "visitor", states, isOnDesk = false } of table) {
  test(`${part ?? route} is usable in every state (${who})`, async ({ page }) => {
    test.setTimeout(600_000);
    await comeAs[who](page);
    for (const [index, [state, bring]] of Object.entries(states).entries()) {
      await test.step(state, async () => {
        await bring(page);
        await expectUsable(page, `${part ?? route}, ${state}`, { isFirst: index === 0, isOnDesk });
        await page.unrouteAll({ behavior: "ignoreErrors" });
      });
    }
  });
}

test("the table of states names every route", () => {
  const read = (name: string) =>
    readFileSync(new URL(`../../apps/web/src/app/${name}`, import.meta.url), "utf8");
  const routes = [...(read("routes.tsx") + read("account-pages.tsx")).matchAll(/path: "([^"]+)"/g)].map(
    ([, path]) => path,
  );
  expect(routes.length).toBeGreaterThan(20);
  expect([...new Set(table.map(({ route }) => route))].sort()).toEqual(routes.sort());
});
