import type { Page } from "@playwright/test";
import { expectCode, newPerson, resetPassword, signUpByForm } from "../../account.ts";
import { agency, artist, fillNamed, goToCredits, submitCredits } from "../../claims.ts";
import { fillEvent } from "../../events.ts";
import { isTakenOver } from "../../journey.ts";
import { showErrors } from "../../reach.ts";
import type { Screen } from "./screen.ts";

const paths: [string, string][] = [
  ["login", "/login"],
  ["register", "/register"],
  ["verify-otp", "/verify-otp"],
  ["forgot-password", "/forgot-password"],
  ["contact", "/contact"],
  ["create-event", "/create-event"],
  ["create-campaign", "/create-crowdfunding-request"],
];
const wizards: [string, string][] = [
  ["claim-artist", "/claim-artist-profile"],
  ["claim-agency", "/claim-agency-profile"],
];
const stills: [string, string][] = [
  ["privacy", "/privacy"],
  ["how-we-check", "/how-we-check"],
  ["terms", "/terms"],
  ["help", "/help"],
  ["preview ended", "/blog/preview/a-link-that-nobody-made"],
  ["not-found", "/404"],
];

async function waitForCode(page: Page, purpose: "verify" | "reset") {
  await expectCode(page, purpose);
  await page.reload();
  await isTakenOver(page);
  await page.getByLabel("Code", { exact: true }).waitFor();
}

const claim =
  (kind: "artist" | "agency", answers: Record<string, string>, profession: string) => async (page: Page) => {
    await signUpByForm(page, newPerson(), `/register?as=${kind}`);
    await fillNamed(page, answers);
    await goToCredits(page, profession);
    await submitCredits(page);
    await page.getByRole("heading", { name: `Your ${kind} profile is on the board` }).waitFor();
  };

const plain = (pages: [string, string][]): Screen[] =>
  pages.map(([screen, path]) => ({ screen, state: "demo", path }));

const wizardSteps = wizards.flatMap(([screen, path]): Screen[] => [
  { screen, state: "step 1", path, as: "demo-artist" },
  { screen, state: "step 1, errors", path, as: "demo-agency", act: showErrors },
  {
    screen,
    state: "step 2",
    path: `${path}?step=2`,
    as: screen === "claim-artist" ? "demo-artist" : "demo-agency",
  },
  {
    screen,
    state: "step 3",
    path: `${path}?step=3`,
    as: screen === "claim-artist" ? "demo-artist" : "demo-agency",
  },
]);

export const formScreens: Screen[] = [
  ...plain(paths),
  ...paths.map(([screen, path]): Screen => ({ screen, state: "errors", path, act: showErrors })),
  {
    ...{ screen: "login", state: "refused", path: "/login" },
    act: async (page) => {
      await page.getByLabel("Email, username or mobile number").fill("demo-artist");
      await page.getByLabel("Password", { exact: true }).fill("not this one");
      await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
      await page.getByRole("main").getByRole("alert").first().waitFor();
    },
  },
  {
    ...{ screen: "verify-otp", state: "code sent", path: "/verify-otp" },
    act: (page) => waitForCode(page, "verify"),
  },
  {
    ...{ screen: "forgot-password", state: "code sent", path: "/forgot-password" },
    act: (page) => waitForCode(page, "reset"),
  },
  { screen: "forgot-password", state: "new password set", path: "/help", act: resetPassword },
  {
    ...{ screen: "register", state: "as artist, number to prove", path: "/help" },
    act: async (page) => {
      await signUpByForm(page, newPerson(), "/register?as=artist");
    },
  },
  {
    ...{ screen: "contact", state: "sent", path: "/contact" },
    act: async (page) => {
      const main = page.getByRole("main");
      await main.getByLabel("Name", { exact: true }).fill("Asha Kulkarni");
      await main.getByLabel("Email", { exact: true }).fill("asha@example.com");
      await main.getByLabel("Message", { exact: true }).fill("Which door is the stage door?");
      await main.getByRole("button", { name: "Send" }).click();
      await page
        .getByText(/reference/i)
        .first()
        .waitFor();
    },
  },
  {
    ...{ screen: "create-event", state: "filled in", path: "/create-event" },
    act: (page) => fillEvent(page, { title: "Chorus for a dusty hall" }),
  },
  ...wizardSteps,
  { screen: "claim-artist", state: "claimed", path: "/help", act: claim("artist", artist, "Actor") },
  { screen: "claim-agency", state: "claimed", path: "/help", act: claim("agency", agency, "Casting agency") },
  ...plain(stills),
];
