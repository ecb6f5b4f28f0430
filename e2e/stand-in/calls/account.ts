import { z } from "zod";
import { oneTimeCode, type Person } from "../content/people.ts";
import { type Asked, type Call, Refusal } from "../define-call.ts";
import { text } from "../fields.ts";
import { giveToken } from "../store.ts";

const phone = z.string("is required").regex(/^\+[1-9]\d{3,14}$/, "must be a number with its country code");

/** Of a user the specification knows the name. */
const userOf = ({ name }: Person) => ({ name });

function logIn({ body, store }: Asked) {
  const { username, password } = body;
  const person = store.people.find(
    (each) =>
      [each.username, each.email, each.phone].includes(String(username)) && each.password === password,
  );
  if (!person) throw new Refusal(401, "Wrong username or password");
  return { token: giveToken(store, person), user: userOf(person) };
}

function signUp({ body, store }: Asked) {
  const given = body as Omit<Person, "id">;
  const taken = (["username", "email", "phone"] as const).filter((field) =>
    store.people.some((each) => each[field] === given[field]),
  );
  if (taken.length > 0) {
    throw new Refusal(422, Object.fromEntries(taken.map((field) => [field, `${field} is taken`])));
  }
  const person = { ...given, id: store.people.length + 1 };
  store.people.push(person);
  return { token: giveToken(store, person), user: userOf(person) };
}

function requireKnown({ body, store }: Asked): void {
  if (!store.people.some((each) => each.phone === body.phone))
    throw new Refusal(422, { phone: "is not known" });
}

export const accountCalls: Call[] = [
  {
    method: "POST",
    path: "/auth/login",
    body: { username: text, password: text },
    answer: (asked) => ({ kind: "fields", fields: logIn(asked), message: "Welcome back" }),
  },
  {
    method: "POST",
    path: "/auth/signup",
    body: {
      name: text,
      username: text,
      email: z.email("must be an email address"),
      password: z.string("is required").min(6, "must have at least 6 characters"),
      phone,
    },
    answer: (asked) => ({ kind: "fields", fields: signUp(asked), message: "Welcome" }),
  },
  {
    method: "POST",
    path: "/auth/verify/mobile-otp",
    body: { phone, otp: text },
    answer: (asked) => {
      requireKnown(asked);
      if (asked.body.otp !== oneTimeCode) throw new Refusal(422, { otp: "Invalid OTP" });
      return { kind: "fields", fields: {}, message: "Mobile verified!" };
    },
  },
  {
    method: "POST",
    path: "/auth/resend/otp",
    body: { phone },
    answer: (asked) => {
      requireKnown(asked);
      return { kind: "fields", fields: {}, message: "OTP resent!" };
    },
  },
];
