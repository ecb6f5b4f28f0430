import { screen, waitFor, within } from "@testing-library/react";
import { toast } from "react-hot-toast/headless";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { blogMessages } from "./blog-messages.ts";
import { catalogueMessages } from "./catalogue-messages.ts";
import { claimMessages } from "./claim-messages.ts";
import { createMessages } from "./create-messages.ts";
import { detailMessages } from "./detail-messages.ts";
import { listingMessages } from "./listing-messages.ts";
import type { Message } from "./message.ts";
import { openPage } from "./open-page.tsx";
import { requiredTexts } from "./required-texts.ts";
import { sessionMessages } from "./session-messages.ts";

const messages: Message[] = [
  ...sessionMessages,
  ...claimMessages,
  ...blogMessages,
  ...catalogueMessages,
  ...createMessages,
  ...listingMessages,
  ...detailMessages,
];

const isToast = (element: HTMLElement) => {
  const note = element.closest<HTMLElement>('[role="alert"], [role="status"]');
  return note !== null && within(note).queryByRole("button", { name: "Dismiss" }) !== null;
};
const isFieldError = ({ id }: HTMLElement) =>
  id !== "" && document.querySelector(`[aria-invalid="true"][aria-describedby~="${id}"]`) !== null;

/** The places where a text is shown. */
function placesOf(text: string): Message["as"][] {
  return screen.queryAllByText(text).map((element) => {
    if (isToast(element)) return "toast";
    return isFieldError(element) ? "field" : "text";
  });
}

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => toast.removeAll());

describe("a page of the app", () => {
  it.each(messages)(
    "$at says as $as: $text",
    async ({ text, as, at, given, answers, when }) => {
      given?.();
      const user = await openPage(at, answers);
      if (when) {
        expect(placesOf(text)).not.toContain(as);
        await when(user);
      }
      await waitFor(() => expect(placesOf(text)).toContain(as), { timeout: 5_000 });
    },
    60_000,
  );

  it("covers every text of the specification", () => {
    const provoked = messages.map(({ at, as, text }) => `${at.replace(/\?.*/, "")} ${as}: ${text}`);
    const required = Object.entries(requiredTexts).flatMap(([path, texts]) =>
      texts.map((text) => `${path} ${text}`),
    );
    expect(provoked.sort()).toEqual(required.sort());
  });
});
