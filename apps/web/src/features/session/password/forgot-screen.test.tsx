import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { notify } from "#shared/lib/failure/notify.ts";
import { type Answers, failure, refusedFields } from "../../../test/fake-gateway.ts";
import { renderAt } from "../../../test/render-at.tsx";
import { startCountdown } from "../code/pending-code.ts";
import { ForgotScreen } from "./forgot-screen.tsx";

const phone = "+919876543210";
const changed = "Your password is changed. Sign in with the new one.";

function show(answers: Answers = {}) {
  const said = vi.spyOn(notify, "success").mockImplementation(() => {});
  return {
    said,
    ...renderAt("/forgot-password", <ForgotScreen />, { answers, route: "/forgot-password" }),
  };
}
const button = (name: string) => screen.getByRole("button", { name });
const code = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Code" });
const password = () => screen.getByLabelText<HTMLInputElement>("New password");

describe("a forgotten password", () => {
  it("asks for the number and sends a code to it", async () => {
    const { user, calls, said } = show({ "password.requestCode": () => ({ message: "On its way" }) });
    await user.click(button("Send code"));
    expect(await screen.findByText("Phone number is required")).toBeDefined();
    await user.type(screen.getByRole("textbox", { name: "Phone" }), "9876543210");
    await user.click(button("Send code"));
    await waitFor(() => expect(code()).toBeDefined());
    expect(calls).toEqual([{ path: "password.requestCode", input: { phone } }]);
    expect(said).toHaveBeenCalledWith("On its way");
  });

  describe("with a code", () => {
    beforeEach(() => startCountdown("reset", { phone }));

    it("says after the fifth wrong code that a new one is needed", async () => {
      const shown = show({
        "password.reset": () => {
          throw failure("validation", "Invalid OTP");
        },
      });
      await shown.user.type(code(), "123456");
      await shown.user.type(password(), "curtain-call");
      for (let tries = 1; tries <= 5; tries += 1) {
        await shown.user.click(button("Set new password"));
        await waitFor(() => expect(shown.calls).toHaveLength(tries));
        await screen.findByRole("button", { name: "Set new password" });
      }
      expect((await screen.findByRole("alert")).textContent).toContain("Ask for a new code");
    });

    it("sets a new password and redirects to signing in", async () => {
      const { user, calls, said } = show({ "password.reset": () => ({ message: changed }) });
      await user.type(code(), "123 456");
      await user.type(password(), "curtain-call");
      expect(password().autocomplete).toBe("new-password");
      await user.click(button("Set new password"));
      await waitFor(() => expect(screen.getByTestId("address").textContent).toBe("/login"));
      expect(said).toHaveBeenCalledWith(changed);
      const input = { phone, otp: "123456", password: "curtain-call" };
      expect(calls).toEqual([{ path: "password.reset", input }]);
      expect(sessionStorage.getItem("code:reset")).toBeNull();
    });

    it.each([
      ["", "curtain-call", "Invalid OTP"],
      ["123456", "", "Password is required"],
      ["123456", "12345", "Minimum 6 characters"],
    ])("refuses %j with %j: %s", async (otp, secret, text) => {
      const { user, calls } = show();
      if (otp) await user.type(code(), otp);
      if (secret) await user.type(password(), secret);
      await user.click(button("Set new password"));
      expect(await screen.findByText(text)).toBeDefined();
      expect(calls).toEqual([]);
    });

    it("shows why it was refused: on the field, or above the button", async () => {
      const errors = [
        refusedFields({ password: "This password is too common" }),
        failure("validation", "Invalid OTP"),
      ];
      const { user, toasts } = show({
        "password.reset": () => {
          throw errors.shift();
        },
      });
      await user.type(code(), "123456");
      await user.type(password(), "qwertyuiop");
      await user.click(button("Set new password"));
      expect(await screen.findByText("This password is too common")).toBeDefined();
      await user.click(button("Set new password"));
      expect((await screen.findByRole("alert")).textContent).toBe("Invalid OTP");
      expect(toasts).toEqual([]);
    });

    it("returns to another number", async () => {
      const { user } = show();
      await user.click(button("Change number"));
      expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Phone" }).value).toBe("9876543210");
    });
  });
});
