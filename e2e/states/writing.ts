import { expectCode, resetPassword } from "../account.ts";
import { photos } from "../events.ts";
import { expect } from "../journey.ts";
import { showErrors } from "../reach.ts";
import type { Entry } from "./entry.ts";
import { at, type Scenario, shows, withAnswers } from "./scenarios.ts";

const twoPhotos: Scenario = async (page) => {
  await page.getByLabel("Event photo").setInputFiles(photos.banner);
  await page.getByLabel("Description photo").setInputFiles(photos.detail);
  await expect(page.getByRole("button", { name: /^Remove/ })).toHaveCount(2);
};

const sent =
  (purpose: "verify" | "reset"): Scenario =>
  (page) =>
    expectCode(page, purpose);

const fill =
  (fields: Record<string, string>): Scenario =>
  async (page) => {
    for (const [label, text] of Object.entries(fields)) {
      await page.getByRole("main").getByLabel(label, { exact: true }).fill(text);
    }
  };

const question = {
  Name: "Asha Rao",
  Email: "asha@example.com",
  Message: "Something is wrong with a listing of yours.",
};

/** The public pages with a form. */
export const writing: readonly Entry[] = [
  {
    route: "/create-event",
    states: {
      untouched: at("/create-event"),
      "with its photos and its errors": at(
        "/create-event",
        twoPhotos,
        showErrors,
        shows("region", "The event was not posted"),
      ),
      "lists failed": withAnswers("failed", "/create-event", { until: shows("button", "Retry") }),
    },
  },
  {
    route: "/create-crowdfunding-request",
    states: { "with its errors": at("/create-crowdfunding-request", showErrors) },
  },
  {
    route: "/login",
    states: {
      "with its errors": at("/login", showErrors),
      refused: at(
        "/login",
        fill({ "Email, username or mobile number": "nobody", Password: "a wrong one" }),
        showErrors,
        shows("alert"),
      ),
    },
  },
  {
    route: "/register",
    states: { untouched: at("/register"), "with its errors": at("/register", showErrors) },
  },
  {
    route: "/verify-otp",
    states: {
      "with its errors": at("/verify-otp", showErrors),
      "waiting for the code": at("/help", sent("verify"), at("/verify-otp")),
    },
  },
  {
    route: "/forgot-password",
    states: {
      "with its errors": at("/forgot-password", showErrors),
      "waiting for the code": at("/help", sent("reset"), at("/forgot-password"), showErrors),
      "a new password set": resetPassword,
    },
  },
  {
    route: "/contact",
    states: {
      "with its errors": at("/contact", showErrors),
      "network down": at(
        "/contact",
        fill(question),
        (page) => page.route("**/trpc/**", (route) => route.abort()),
        showErrors,
        shows("alert"),
      ),
    },
  },
];
