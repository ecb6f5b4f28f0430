import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { CreateEventScreen } from "#features/events/create/create-event-screen.tsx";
import { EventScreen } from "#features/events/detail/event-screen.tsx";
import { startCountdown } from "#features/session/code/pending-code.ts";
import { VerifyScreen } from "#features/session/code/verify-screen.tsx";
import { ForgotScreen } from "#features/session/password/forgot-screen.tsx";
import { notify } from "#shared/lib/failure/notify.ts";
import { agencyClaim, artistClaim, leaveDraft, signIn } from "./claims.ts";
import { eventAnswers, fillIn, formLists, leaveDraftOf } from "./event-form.ts";
import { eventDetails, eventPage } from "./events.ts";
import { fill, press } from "./messages/message.ts";
import { nastyStrings } from "./nasty-strings.ts";
import { renderAt } from "./render-at.tsx";
import { showClaim } from "./show-claim.tsx";

const phone = "+919876543210";
const eventAnswersOf = {
  "event.get": () => eventDetails(7),
  "event.related": () => eventPage([]),
  "event.viewer": () => ({ can: { apply: true, review: false, contribute: false }, application: null }),
};

type Shown = Pick<ReturnType<typeof renderAt>, "user" | "calls">;
type Form = {
  field: string;
  button: string | RegExp;
  /** What the field normalises a text to. */
  makes?: RegExp;
  /** Renders the form with a text in that field, and valid values in all others. */
  write: (text: string) => Promise<Shown>;
};

const forms: Record<string, Form> = {
  "profile.claimArtist": {
    field: "about",
    button: /^(Next Step|Submit)/,
    write: (text) => {
      leaveDraft("artist", { ...artistClaim, about: text });
      return showClaim("artist", {}, "?step=3");
    },
  },
  "profile.claimAgency": {
    field: "project_name",
    button: "Submit",
    write: (text) => {
      leaveDraft("agency", { ...agencyClaim, project_name: text });
      return showClaim("agency", {}, "?step=3");
    },
  },
  "session.verifyOtp": {
    field: "otp",
    button: "Verify",
    makes: /^.{1,6}$/su,
    write: async (text) => {
      startCountdown("verify", { phone });
      const shown = renderAt("/verify-otp", <VerifyScreen />);
      await fill(shown.user, { Code: text });
      return shown;
    },
  },
  "password.requestCode": {
    field: "phone",
    button: "Send code",
    makes: /^\+\d{4,15}$/,
    write: async (text) => {
      const shown = renderAt("/forgot-password", <ForgotScreen />);
      await fill(shown.user, { Phone: text });
      return shown;
    },
  },
  "password.reset": {
    field: "password",
    button: "Set new password",
    write: async (text) => {
      startCountdown("reset", { phone });
      const shown = renderAt("/forgot-password", <ForgotScreen />);
      await fill(shown.user, { Code: "123456", "New password": text });
      return shown;
    },
  },
  "event.create": {
    field: "description",
    button: "Post Event",
    write: async (text) => {
      leaveDraftOf("event", { description: text });
      const shown = renderAt("/create-event", <CreateEventScreen />, { answers: formLists });
      await screen.findByRole("option", { name: "Theatre" });
      const { "Event photo": banner, "Description photo": second } = eventAnswers;
      await fillIn(shown.user, { "Event photo": banner, "Description photo": second });
      return shown;
    },
  },
  "application.create": {
    field: "note",
    button: "Send application",
    write: async (text) => {
      const shown = renderAt("/event/7?apply=1", <EventScreen id="7" />, { answers: eventAnswersOf });
      await screen.findByRole("dialog", { name: "Apply for Event 7" });
      await fill(shown.user, { "Note (optional)": text });
      return shown;
    },
  },
};

beforeEach(() => {
  vi.spyOn(notify, "success").mockImplementation(() => {});
  vi.spyOn(notify, "error").mockImplementation(() => {});
  signIn();
});

const readOf = (input: Record<string, unknown> | FormData, field: string) =>
  input instanceof FormData ? input.get(field) : input[field];

/** What a form did with a text: sent it, or showed an error at the field. */
function outcomeOf({ calls }: Shown, path: string, field: string) {
  const [sent] = calls.filter((call) => call.path === path);
  if (sent) return { sent: readOf(sent.input, field) };
  return { refused: document.querySelector("[aria-invalid=true]") !== null };
}

describe.each(Object.entries(forms))("%s", (path, { field, button, makes, write }) => {
  it.each(Object.entries(nastyStrings))(
    "takes %s as it was written, or says why not",
    async (_name, text) => {
      const shown = await write(text);
      await press(shown.user, button);
      const taken = makes ? expect.stringMatching(makes) : text.trim();
      const refused = { refused: true };
      await waitFor(() => expect([refused, { sent: taken }]).toContainEqual(outcomeOf(shown, path, field)));
      expect(document.querySelector("script, img[src=x], [onerror]")).toBeNull();
    },
  );
});
