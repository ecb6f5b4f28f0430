import type { Deletion } from "@callboard/contracts/account-settings";
import type { Page } from "@playwright/test";
import { open } from "../journey.ts";
import { answerInstead, pretend } from "../screenshots/answers.ts";
import type { Entry } from "./entry.ts";
import { at, press, type Scenario, shows, withAnswers } from "./scenarios.ts";

const address = "/account/settings";
const confirmation = "/account/email";

/** A form with what is wrong in it. */
const wrong = (what: string, send: string, error: string): Scenario =>
  at(address, press(what), press(send), (page) => page.getByText(error).first().waitFor());

const fill = (label: string, text: string) => (page: Page) =>
  page.getByRole("dialog").getByLabel(label, { exact: true }).fill(text);

const waiting = {
  email: "somebody.with.a.very.long.name.indeed@theatre.example.com",
  expires_at: "2026-12-04T10:00:00.000Z",
};
const much = (deletion: Deletion): Deletion => ({
  ...deletion,
  counts: {
    ...{ events: 120, campaigns: 3, comments: 1_000, applications: 44, pledges: 12 },
    ...{ applicants: 812, messages: 1_000, tapes: 4, members: 25, teams: 2 },
  },
});
const deletion = (change: (given: Deletion) => Deletion, ...steps: Scenario[]): Scenario =>
  at(
    "/help",
    (page) => answerInstead(page, /^account\.deletion$/, (data) => change(data as Deletion)),
    at(address, ...steps),
  );

const mailed =
  (...steps: Scenario[]): Scenario =>
  async (page) => {
    // Else the page would stay, as only what is behind the # is another one.
    await open(page, "/help");
    await open(page, `${confirmation}#a-token-that-nobody-was-sent`);
    for (const step of steps) await step(page);
  };

/** What somebody changes of their own account, and its end. */
export const settling: readonly Entry[] = [
  {
    route: address,
    who: "artist",
    isOnDesk: true,
    states: {
      filled: at(address, shows("button", "Delete my account")),
      held: withAnswers("held", address),
      failed: withAnswers("failed", address),
      "an address that waits": at(
        "/help",
        (page) => answerInstead(page, /^account\.emailChange$/, () => waiting),
        at(address, shows("button", "Take back")),
      ),
      "much to lose": deletion(much, (page) => page.getByText("1000 or more comments").waitFor()),
      "one of the staff": deletion(
        (given) => ({ ...given, is_staff: true }),
        (page) => page.getByText("You run the site").waitFor(),
      ),
      "a name": at(address, press("Change your name"), shows("dialog")),
      "an address with errors": wrong("Change your e-mail address", "Send the link", "Email is required"),
      "a number with errors": wrong("Change your mobile number", "Send a code", "Phone number is required"),
      "a number's code": at(
        address,
        (page) => pretend(page, "account.askForNumber", { message: "OTP sent!" }),
        press("Change your mobile number"),
        fill("New mobile number", "9000000001"),
        fill("Your password", "a curtain rises"),
        press("Send a code"),
        shows("button", "Change number"),
      ),
      "a password with errors": wrong("Change your password", "Change password", "Password is required"),
      "data with errors": wrong("Download", "Download my data", "Password is required"),
      "a deletion with errors": wrong(
        "Delete my account",
        "Delete my account for good",
        "Password is required",
      ),
    },
  },
  {
    route: confirmation,
    states: {
      "without a link": at(confirmation, shows("link", "Sign in")),
      asked: mailed(shows("button", "Confirm the address")),
      refused: mailed(press("Confirm the address"), shows("alert")),
      confirmed: async (page) => {
        await pretend(page, "account.confirmEmail", { message: "Your e-mail address is changed" });
        await mailed(press("Confirm the address"), (shown) =>
          shown.getByText("The former one got a mail about it.").waitFor(),
        )(page);
      },
    },
  },
];
