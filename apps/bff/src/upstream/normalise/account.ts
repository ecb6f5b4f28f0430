import { createHash } from "node:crypto";
import type { User } from "@callboard/contracts/account";
import { identifierKey } from "@callboard/contracts/identifier";
import type { WireAccount, WireUser } from "@callboard/contracts/wire/account";

/** What a person said of themselves when they signed in or up. */
type Said = { identifier: string } & Partial<Record<"name" | "username" | "email" | "phone", string>>;

const idBytes = 6;

/** An id for a person whom the upstream gives none: the same for each sign-in by the same identifier. */
function idOf(identifier: string): number {
  return createHash("sha256").update(identifierKey(identifier)).digest().readUIntBE(0, idBytes);
}

/** A person as the upstream describes them, else as they said. */
export function toUser(wire: WireUser, said: Said): User {
  return {
    id: wire.id ?? idOf(said.identifier),
    name: wire.name || said.name || said.identifier,
    username: wire.username ?? said.username ?? null,
    email: wire.email ?? said.email ?? null,
    phone: wire.phone ?? said.phone ?? null,
    is_phone_verified: wire.is_phone_verified ?? null,
    has_artist_profile: wire.has_artist_profile ?? null,
    has_agency_profile: wire.has_agency_profile ?? null,
  };
}

export type Account = {
  /** The bearer, which goes no further. */
  token: string;
  user: User;
  requireOtp: boolean;
  /** The number that a code was sent to. */
  phone: string | null;
};

/** What signing in and up answer. */
export function toAccount(wire: WireAccount, said: Said): Account {
  const { token, user: described, requireOtp, phone } = wire;
  const user = toUser(
    { ...described, id: described?.id ?? wire.id, name: described?.name ?? wire.name },
    said,
  );
  return { token, user, requireOtp: requireOtp ?? false, phone: phone ?? user.phone };
}
