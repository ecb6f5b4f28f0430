import { z } from "zod";
import { fieldsAnswer } from "./answer.ts";
import { wireFlag, wireInteger, wireText } from "./values.ts";

/** The person who signed in. */
export const wireUser = z.object({
  id: wireInteger.nullish(),
  name: wireText,
  username: wireText,
  email: wireText,
  phone: wireText,
  is_phone_verified: wireFlag.nullish(),
  has_artist_profile: wireFlag.nullish(),
  has_agency_profile: wireFlag.nullish(),
});
export type WireUser = z.infer<typeof wireUser>;

const account = {
  /** The bearer. */
  token: z.string().min(1),
  user: wireUser.nullish(),
  id: wireInteger.nullish(),
  name: wireText,
  /** The account was created, but the code could not be sent to `phone`. */
  requireOtp: wireFlag.nullish(),
  phone: wireText,
};

export const accountAnswer = fieldsAnswer(account);
export type WireAccount = z.infer<typeof accountAnswer>;

/** After a code a new token may come, or the message alone. */
export const verifiedAnswer = fieldsAnswer({ token: z.string().min(1).nullish(), user: wireUser.nullish() });
