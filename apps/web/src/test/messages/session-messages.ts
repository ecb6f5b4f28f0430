import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { startCountdown } from "#features/session/code/pending-code.ts";
import { account, signIn } from "../claims.ts";
import { failure, refusedFields } from "../fake-gateway.ts";
import { signedInAs } from "../people.ts";
import { fieldMessages, fill, type Message, press, refusing } from "./message.ts";

const identifier = "Email, username or mobile number";

async function sendSignIn(user: UserEvent) {
  await fill(user, { [identifier]: "asha", Password: "stage-left" });
  await press(user, "Sign In");
}

const signInMessages: Message[] = [
  ...fieldMessages({ at: "/login", button: "Sign In" }, [
    [identifier, "", "Required"],
    ["Password", "", "Password is required"],
  ]),
  {
    text: "Login Successfully",
    as: "toast",
    at: "/login",
    answers: { "session.signIn": () => signedInAs() },
    when: sendSignIn,
  },
  {
    text: "Login failed",
    as: "text",
    at: "/login",
    answers: refusing("session.signIn", failure("unauthorized")),
    when: sendSignIn,
  },
];

async function sendSignUp(user: UserEvent) {
  const account = { Name: "Asha Rao", Username: "asha", Email: "asha@example.org", Password: "stage-left" };
  await fill(user, { ...account, Phone: "9876543210" });
  await press(user, "Sign Up");
}

const taken = { username: "Username is already taken", phone: "Number is already taken" };

const signUpMessages: Message[] = [
  ...fieldMessages({ at: "/register", button: "Sign Up" }, [
    ["Name", "", "Name is required"],
    ["Username", "", "Username is required"],
    ["Email", "", "Email is required"],
    ["Email", "asha@", "Invalid email"],
    ["Password", "", "Password is required"],
    ["Password", "12345", "Minimum 6 characters"],
    ["Phone", "", "Phone number is required"],
    ["Phone", "1", "Enter a valid phone number (not just country code)"],
  ]),
  {
    text: "Signup Successfully",
    as: "toast",
    at: "/register",
    answers: { "session.signUp": () => ({ ...signedInAs(), requireOtp: false, phone: "+919876543210" }) },
    when: sendSignUp,
  },
  {
    text: "Signup failed",
    as: "toast",
    at: "/register",
    answers: refusing("session.signUp", failure("upstream")),
    when: sendSignUp,
  },
  {
    text: "Username is already taken, Number is already taken",
    as: "toast",
    at: "/register",
    answers: refusing("session.signUp", refusedFields(taken)),
    when: sendSignUp,
  },
];

const phone = "+919876543210";

/** A code that was sent long enough ago to request another. */
function awaitCode(to = phone) {
  startCountdown("verify", { phone: to });
  const pending = { phone: to, sentAt: 0, isUnsent: false };
  sessionStorage.setItem("code:verify", JSON.stringify(pending));
}

async function sendCode(user: UserEvent) {
  await fill(user, { Code: "123456" });
  await press(user, "Verify");
}
const resend = (user: UserEvent) => press(user, "Resend");
const code = { as: "toast", at: "/verify-otp", given: awaitCode } as const;

const codeMessages: Message[] = [
  {
    ...code,
    text: "Phone must be in international format, e.g. +919876543210",
    // The API names the number when an account is created.
    given: () => awaitCode("9876543210"),
    when: sendCode,
  },
  {
    ...code,
    text: "Mobile verified!",
    answers: { "session.verifyOtp": () => ({ message: "", signedIn: null }) },
    when: sendCode,
  },
  {
    ...code,
    text: "Invalid OTP",
    answers: refusing("session.verifyOtp", failure("validation")),
    when: sendCode,
  },
  {
    ...code,
    text: "OTP resent!",
    answers: { "session.resendOtp": () => ({ message: "" }) },
    when: resend,
  },
  {
    ...code,
    text: "Failed to resend OTP",
    answers: refusing("session.resendOtp", failure("upstream")),
    when: resend,
  },
];

async function askToLeave(user: UserEvent) {
  await press(user, account.name);
  await user.click(await screen.findByRole("menuitem", { name: "Logout" }));
}

const signOutMessages = ["Are you sure?", "You will be logged out.", "Yes, logout!"].map(
  (text): Message => ({ text, as: "text", at: "/help", given: signIn, when: askToLeave }),
);

export const sessionMessages = [...signInMessages, ...signUpMessages, ...codeMessages, ...signOutMessages];
