import { type Capability, capabilities } from "@callboard/contracts/capability";
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { notify } from "#shared/lib/failure/notify.ts";
import { saveAuth } from "#shared/lib/session/session.ts";
import { type Answers, failure, refusedFields } from "../../../test/fake-gateway.ts";
import { person, signedInAs } from "../../../test/people.ts";
import { renderAt } from "../../../test/render-at.tsx";
import { startCountdown } from "./pending-code.ts";
import { VerifyScreen } from "./verify-screen.tsx";

const phone = "+919876543210";
const unverified = signedInAs(person({ is_phone_verified: false }));

function show(answers: Answers = {}, address = "/verify-otp", offered: readonly Capability[] = capabilities) {
  const said = vi.spyOn(notify, "success").mockImplementation(() => {});
  const reported = vi.spyOn(notify, "error").mockImplementation(() => {});
  return {
    said,
    reported,
    ...renderAt(address, <VerifyScreen />, {
      answers: { "session.current": () => unverified, ...answers },
      route: "/verify-otp",
      offered,
    }),
  };
}
const code = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Code" });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });
const address = () => screen.getByTestId("address").textContent;
const callsOf = ({ calls }: ReturnType<typeof show>, path: string) =>
  calls.filter((call) => call.path === path).map(({ input }) => input);

describe("the code", () => {
  beforeEach(() => startCountdown("verify", { phone }));
  afterEach(() => vi.useRealTimers());

  it("says after the fifth wrong code, and after a reload, that a new one is needed", async () => {
    const wrong = () => {
      throw failure("validation", "Invalid OTP");
    };
    const answers = { "session.verifyOtp": wrong, "session.resendOtp": () => ({ message: "" }) };
    const shown = show(answers);
    await shown.user.type(code(), "123456");
    for (let tries = 1; tries <= 5; tries += 1) {
      expect(screen.queryByText(/Ask for a new code/)).toBeNull();
      await shown.user.click(button("Verify"));
      await waitFor(() => expect(callsOf(shown, "session.verifyOtp")).toHaveLength(tries));
    }
    expect((await screen.findByRole("alert")).textContent).toContain("Ask for a new code");
    await waitFor(() => expect(button("Verify").disabled).toBe(true));
    shown.unmount();
    show(answers);
    expect(screen.getByRole("alert").textContent).toContain("Ask for a new code");
    act(() => startCountdown("verify", { phone }));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("uses one input that phones can autofill, without spaces and dashes, six characters long", async () => {
    const { user } = show();
    expect(screen.getAllByRole("textbox")).toHaveLength(1);
    expect([code().inputMode, code().autocomplete]).toEqual(["numeric", "one-time-code"]);
    expect(screen.getByText(phone)).toBeDefined();
    expect(button("Verify").disabled).toBe(true);
    await user.type(code(), "  ");
    expect(button("Verify").disabled).toBe(true);
    await user.click(code());
    await user.paste(" 123 - 4567 ");
    expect(code().value).toBe("123456");
    expect(button("Verify").disabled).toBe(false);
  });

  it.each([
    ["Mobile verified!", "Mobile verified!"],
    ["", "Mobile verified!"],
    ["All set", "All set"],
  ])("verifies the number (%j), confirms it and redirects home", async (message, text) => {
    saveAuth(unverified.auth);
    const signedIn = signedInAs(person(), "t-2");
    const shown = show({ "session.verifyOtp": () => ({ message, signedIn }) });
    await shown.user.type(code(), "123456");
    await shown.user.click(button("Verify"));
    await waitFor(() => expect(address()).toBe("/"));
    expect(shown.said).toHaveBeenCalledWith(text);
    expect(callsOf(shown, "session.verifyOtp")).toEqual([{ phone, otp: "123456" }]);
    expect(JSON.parse(localStorage.getItem("auth") ?? "").token).toBe("t-2");
    await waitFor(() => expect(sessionStorage.getItem("code:verify")).toBeNull());
  });

  it.each([
    ["/verify-otp?as=agency", "/claim-agency-profile"],
    ["/verify-otp?as=artist&next=%2Fhelp", "/claim-artist-profile"],
    ["/verify-otp?next=%2Fhelp", "/help"],
    ["/verify-otp?next=%2F%2Fevil.example", "/"],
  ])("redirects from %s to %s", async (from, to) => {
    saveAuth(unverified.auth);
    const { user } = show({ "session.verifyOtp": () => ({ message: "", signedIn: signedInAs() }) }, from);
    await user.type(code(), "123456{Enter}");
    await waitFor(() => expect(address()).toBe(to));
  });

  it.each([
    [failure("validation", "Invalid OTP"), "Invalid OTP"],
    [failure("validation"), "Invalid OTP"],
    [failure("validation", "This code was used"), "This code was used"],
    [failure("network"), "Network error, please check your connection"],
  ])("shows the error and keeps the code for the next try", async (error, text) => {
    const shown = show({
      "session.verifyOtp": () => {
        throw error;
      },
    });
    await shown.user.type(code(), "123456");
    await shown.user.click(button("Verify"));
    await waitFor(() => expect(shown.toasts).toEqual([text]));
    expect(code().value).toBe("123456");
    expect(button("Verify").disabled).toBe(false);
  });

  it("needs a country code, for verifying and for sending again", async () => {
    startCountdown("verify", { phone: "9876543210" });
    const { user, calls, reported } = show();
    await user.type(code(), "123456{Enter}");
    expect(reported).toHaveBeenCalledWith("Phone must be in international format, e.g. +919876543210");
    expect(calls).toEqual([]);
  });

  it("can be resent after half a minute, also after a reload, and counts anew", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    startCountdown("verify", { phone });
    const first = show();
    expect(button(/Resend/).textContent).toBe("Resend in 30s");
    act(() => void vi.advanceTimersByTime(12_000));
    expect(button(/Resend/).textContent).toBe("Resend in 18s");
    expect(button(/Resend/).disabled).toBe(true);
    first.unmount();
    const second = show({ "session.resendOtp": () => ({ message: "" }) });
    expect(button(/Resend/).textContent).toMatch(/Resend in 1[78]s/);
    act(() => void vi.advanceTimersByTime(19_000));
    expect(button("Resend").disabled).toBe(false);
    act(() => button("Resend").click());
    await waitFor(() => expect(second.said).toHaveBeenCalledWith("OTP resent!"));
    expect(callsOf(second, "session.resendOtp")).toEqual([{ phone }]);
    await waitFor(() => expect(button(/Resend in/).disabled).toBe(true));
  });

  it.each([
    [failure("upstream"), "Failed to resend OTP"],
    [failure("too_many_requests", "Too many codes today"), "Too many codes today"],
  ])("shows why it could not be resent", async (error, text) => {
    vi.setSystemTime(Date.now() + 31_000);
    sessionStorage.setItem("code:verify", JSON.stringify({ phone, sentAt: 0, isUnsent: false }));
    const shown = show({
      "session.resendOtp": () => {
        throw error;
      },
    });
    await shown.user.click(await screen.findByRole("button", { name: "Resend" }));
    await waitFor(() => expect(shown.toasts).toEqual([text]));
  });

  it("shows that the message could not be sent when the service refused the number", () => {
    startCountdown("verify", { phone, isUnsent: true });
    show();
    expect(screen.getByRole("status").textContent).toContain(`text message to ${phone} could not be sent`);
    expect(button("Change number")).toBeDefined();
  });

  it("can be sent to another number", async () => {
    saveAuth(unverified.auth);
    const shown = show({ "session.changePhone": () => ({ message: "OTP sent!" }) });
    await shown.user.click(button("Change number"));
    const number = screen.getByRole<HTMLInputElement>("textbox", { name: "Phone" });
    expect(number.value).toBe("9876543210");
    await shown.user.clear(number);
    await shown.user.type(number, "9000000001");
    await shown.user.click(button("Send code"));
    expect(await screen.findByText("+919000000001")).toBeDefined();
    expect(callsOf(shown, "session.changePhone")).toEqual([{ phone: "+919000000001" }]);
    expect(shown.said).toHaveBeenCalledWith("OTP sent!");
  });
});

describe("where the upstream changes no numbers", () => {
  it("sends the code of a signed-in person to the number they write", async () => {
    startCountdown("verify", { phone });
    saveAuth(unverified.auth);
    const shown = show({ "session.resendOtp": () => ({ message: "" }) }, "/verify-otp", []);
    await shown.user.click(button("Change number"));
    const number = screen.getByRole<HTMLInputElement>("textbox", { name: "Phone" });
    await shown.user.clear(number);
    await shown.user.type(number, "9000000001");
    await shown.user.click(button("Send code"));
    expect(await screen.findByText("+919000000001")).toBeDefined();
    expect(callsOf(shown, "session.resendOtp")).toEqual([{ phone: "+919000000001" }]);
    expect(callsOf(shown, "session.changePhone")).toEqual([]);
  });
});

describe("without a pending code", () => {
  it("asks for the number first, filled in with the account's", async () => {
    saveAuth(unverified.auth);
    show();
    const number = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Phone" });
    await waitFor(() => expect(number().value).toBe("9876543210"));
  });

  it("sends a code to a visitor's number", async () => {
    const shown = show({ "session.resendOtp": () => ({ message: "OTP resent!" }) });
    await shown.user.click(button("Send code"));
    expect(await screen.findByText("Phone number is required")).toBeDefined();
    await shown.user.type(screen.getByRole("textbox", { name: "Phone" }), "9876543210");
    await shown.user.click(button("Send code"));
    await waitFor(() => expect(code()).toBeDefined());
    expect(callsOf(shown, "session.resendOtp")).toEqual([{ phone }]);
  });

  it("shows the server's message on the number", async () => {
    saveAuth(unverified.auth);
    const shown = show({
      "session.changePhone": () => {
        throw refusedFields({ phone: "Number is already taken" });
      },
    });
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("9876543210"));
    await shown.user.click(button("Send code"));
    expect(await screen.findByText("Number is already taken")).toBeDefined();
    expect(shown.toasts).toEqual([]);
  });
});
