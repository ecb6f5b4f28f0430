import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { notify } from "#shared/lib/failure/notify.ts";
import { agencyClaim, artistClaim } from "../../test/claims.ts";
import { showClaim } from "../../test/show-claim.tsx";

type User = Awaited<ReturnType<typeof showClaim>>["user"];

/** Presses Tab until a control has the focus. */
async function tabTo(user: User, isThere: (focused: Element) => boolean) {
  for (let press = 0; press < 60; press++) {
    await user.tab();
    if (document.activeElement && isThere(document.activeElement)) return;
  }
  throw new Error("The Tab key never leads there");
}

const isNamed = (name: string) => (focused: Element) => focused.getAttribute("name") === name;
const isButton = (text: RegExp) => (focused: Element) => text.test(focused.textContent ?? "");

/** Fills in the focused control by typing, or for a select (whose keys jsdom does not implement) by selecting. */
async function answer(user: User, text: string) {
  const field = document.activeElement as HTMLElement;
  if (field instanceof HTMLSelectElement) await user.selectOptions(field, text);
  else await user.keyboard(text);
}

async function fillByKeyboard(user: User, kind: "artist" | "agency", claim: Record<string, unknown>) {
  const credits = ["project_name", "character_name", "year", "project_year", "project_city"];
  for (const name of Object.keys(claim).filter((key) => key !== "profession" && !credits.includes(key))) {
    (screen.getByRole("heading", { level: 2, name: "Information" }) as HTMLElement).focus();
    await tabTo(user, isNamed(name));
    await answer(user, String(claim[name]));
  }
  await tabTo(user, isButton(/^Next Step/));
  await user.keyboard("{Enter}");
  await screen.findByRole("radio", { name: String(claim.profession) });
  await user.tab();
  await user.keyboard(String(claim.profession));
  await tabTo(user, (focused) => focused.getAttribute("type") === "radio");
  await user.keyboard(" ");
  await tabTo(user, isButton(/^Next Step/));
  await user.keyboard("{Enter}");
  await screen.findByRole("option", { name: "Mumbai" });
  for (const name of credits.filter((key) => key in claim)) {
    await tabTo(user, isNamed(name));
    await answer(user, String(claim[name]));
  }
  await tabTo(user, isButton(/^Submit/));
  await user.keyboard("{Enter}");
  await screen.findByRole("heading", { level: 1, name: `Your ${kind} profile is on the board` });
}

describe("a wizard by keyboard alone", () => {
  it.each([
    ["artist", artistClaim],
    ["agency", agencyClaim],
  ] as const)("takes the whole claim of an %s", async (kind, claim) => {
    vi.spyOn(notify, "success").mockImplementation(() => {});
    const { user, calls } = await showClaim(kind);
    await fillByKeyboard(user, kind, claim);
    const sent = calls.find(({ path }) => path === `profile.claim${kind === "artist" ? "Artist" : "Agency"}`);
    await waitFor(() => expect(sent?.input).toEqual(claim));
  });
});
