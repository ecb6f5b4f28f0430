import type { ListEntry, ProfileList } from "@callboard/contracts/profile-list";
import { profileSummary } from "./profiles.ts";

const at = "2026-11-20T10:00:00.000Z";

export const listOf = (id: number, name: string, change: Partial<ProfileList> = {}): ProfileList => ({
  ...{ id, name, count: 2, created_at: at, has_profile: false },
  ...change,
});

export const entryOf = (id: number, change: Partial<ListEntry> = {}): ListEntry => ({
  ...{ id, profile_id: id, profile: profileSummary(id), note: "", added_at: at },
  ...change,
});
