import type { User } from "@callboard/contracts/account";

/** A signed-in user, as the gateway returns them. */
export function person(change: Partial<User> = {}): User {
  return {
    id: 3,
    name: "Asha Rao",
    username: "asha",
    email: "asha@example.org",
    phone: "+919876543210",
    is_phone_verified: true,
    has_artist_profile: false,
    has_agency_profile: false,
    ...change,
  };
}

/** The gateway's answer to a sign-in. */
export function signedInAs(user: User = person(), token = "t-1") {
  return { auth: { user: { id: user.id, name: user.name }, token }, user };
}
