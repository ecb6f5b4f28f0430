import type { ProfileAddress as Address } from "@callboard/contracts/profile-address";
import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { notify } from "#shared/lib/failure/notify.ts";
import { signIn } from "../../../test/claims.ts";
import { type Answers, failure, refusedFields } from "../../../test/fake-gateway.ts";
import { renderAt } from "../../../test/render-at.tsx";
import { ProfileAddress } from "./profile-address.tsx";

const address = (change: Partial<Address> = {}): Address => ({
  ...{ id: 7, slug: null, proposal: "meher-contractor", former: [], locked_until: null },
  ...change,
});

async function opened(artist: Address | null, answers: Answers = {}) {
  const profile = { id: 7, slug: artist?.slug ?? null };
  const shown = renderAt("/account", <ProfileAddress kind="artist" profile={profile} />, {
    answers: { "profileAddress.mine": () => ({ artist, agency: null }), ...answers },
  });
  await shown.user.click(screen.getByRole("button", { name: /of the artist profile/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "The address of your artist profile" }));
  const inputs = (path: string) => shown.calls.filter((call) => call.path === path).map(({ input }) => input);
  return { ...shown, dialog, inputs };
}

beforeEach(() => {
  signIn();
  vi.spyOn(notify, "success").mockImplementation(() => {});
});
afterEach(() => localStorage.clear());

describe("the address of a profile", () => {
  it("is proposed from the name, and saved", async () => {
    const { dialog, user, inputs } = await opened(address(), {
      "profileAddress.choose": () => ({ message: "Your address is saved" }),
    });
    expect((await dialog.findByLabelText<HTMLInputElement>("Address")).value).toBe("meher-contractor");
    expect(dialog.getByText("This address is free.")).toBeTruthy();
    expect(inputs("profileAddress.check")).toEqual([]);
    await user.click(dialog.getByRole("button", { name: "Save address" }));
    await vi.waitFor(() => expect(notify.success).toHaveBeenCalledWith("Your address is saved"));
    expect(inputs("profileAddress.choose")).toEqual([{ kind: "artist", slug: "meher-contractor" }]);
    await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("is looked for while it is written, once the writing rests", async () => {
    const { dialog, user, inputs } = await opened(address(), {
      "profileAddress.check": (input) => ({ is_taken: (input as { slug: string }).slug === "meher" }),
    });
    const field = await dialog.findByLabelText("Address");
    await user.clear(field);
    await user.type(field, " MEHER");
    expect(await dialog.findByText("Somebody else has this address.")).toBeTruthy();
    await user.type(field, "-c");
    expect(await dialog.findByText("This address looks free.")).toBeTruthy();
    expect(inputs("profileAddress.check")).toEqual([
      { kind: "artist", slug: "meher" },
      { kind: "artist", slug: "meher-c" },
    ]);
  });

  it("says what is wrong with it, without asking", async () => {
    const { dialog, user, inputs } = await opened(address({ proposal: null }));
    const field = await dialog.findByLabelText("Address");
    for (const [written, message] of [
      ["ab", "Must be at least 3 characters"],
      ["meher contractor", "Use letters from a to z, digits, and single hyphens between them"],
      ["12345", "Must contain a letter"],
      ["admin", "This address is reserved. Choose another one"],
    ] as const) {
      await user.clear(field);
      await user.type(field, written);
      await user.click(dialog.getByRole("button", { name: "Save address" }));
      expect(await dialog.findByText(message)).toBeTruthy();
    }
    expect(inputs("profileAddress.check")).toEqual([]);
    expect(inputs("profileAddress.choose")).toEqual([]);
  });

  it("is refused at its field where it is not free, and under the form after too many changes", async () => {
    const taken = "This address is not free. Choose another one";
    let isLate = false;
    const { dialog, user } = await opened(address(), {
      "profileAddress.choose": () => {
        throw isLate
          ? failure("too_many_requests", "You can change it again in 3 days.")
          : refusedFields({ slug: taken });
      },
    });
    await user.click(await dialog.findByRole("button", { name: "Save address" }));
    expect(await dialog.findByText(taken)).toBeTruthy();
    isLate = true;
    await user.click(dialog.getByRole("button", { name: "Save address" }));
    expect(await dialog.findByText("You can change it again in 3 days.")).toBeTruthy();
  });

  it("knows the present one and those that it had before", async () => {
    const present = address({ slug: "meher", proposal: null, former: ["meher-c"] });
    const { dialog, user, inputs } = await opened(present);
    const field = await dialog.findByLabelText("Address");
    expect(dialog.getByText("This is your address now.")).toBeTruthy();
    await user.type(field, "-c");
    expect(await dialog.findByText("You had this address before, and can have it again.")).toBeTruthy();
    const earlier = within(dialog.getByRole("list", { name: "Earlier addresses" }));
    expect(earlier.getByText("meher-c")).toBeTruthy();
    expect(inputs("profileAddress.check")).toEqual([]);
  });

  it("cannot be changed too often", async () => {
    const { dialog } = await opened(address({ slug: "meher", locked_until: "2026-12-20T08:00:00.000Z" }));
    expect(await dialog.findByText(/You can change it again from 20 Dec 2026 on/)).toBeTruthy();
    expect(dialog.queryByRole("textbox")).toBeNull();
  });

  it("offers Retry when it cannot be loaded", async () => {
    let isDown = true;
    const { dialog, user } = await opened(address(), {
      "profileAddress.mine": () => {
        if (isDown) throw failure("upstream");
        return { artist: address(), agency: null };
      },
    });
    expect((await dialog.findByRole("alert")).textContent).toContain("The address could not be loaded");
    isDown = false;
    await user.click(dialog.getByRole("button", { name: "Retry" }));
    expect(await dialog.findByLabelText("Address")).toBeTruthy();
  });
});
