import type { AudienceField } from "@callboard/contracts/audience";
import type { Portfolio } from "@callboard/contracts/portfolio";
import type { PublicProfile } from "@callboard/contracts/profile";

const counted = (list: readonly unknown[], one: string, many: string) =>
  list.length === 0 ? "None yet" : `${list.length} ${list.length === 1 ? one : many}`;

/** What a field holds, in a line. `profile` is one's own, with everything. */
export function fieldValue(field: AudienceField, profile: PublicProfile, portfolio: Portfolio): string {
  const { headshots, resume } = portfolio;
  switch (field) {
    case "headshots":
      return counted(headshots, "photo", "photos");
    case "credits":
      return counted(resume.credits, "credit", "credits");
    case "training":
      return counted(resume.training, "entry", "entries");
    case "skills":
      return resume.skills.join(", ") || "None yet";
    case "languages":
      return resume.languages.map(({ name }) => name).join(", ") || "None yet";
    case "memberships":
      return resume.memberships.join(", ") || "None yet";
    case "links":
      return resume.links.map(({ name }) => name).join(", ") || "None yet";
    case "clips":
      return resume.clips.map(({ title }) => title).join(", ") || "None yet";
    case "measurements":
      return counted(resume.measurements, "measurement", "measurements");
    case "away":
      return counted(resume.away, "time", "times");
    case "ready_to_travel":
      return profile.ready_to_travel ? "Yes" : "No";
    case "about":
    case "experience":
    case "present_city":
    case "travel_cities":
      return profile[field] ?? "";
    default:
      return profile.details.find((detail) => detail.field === field)?.value ?? "";
  }
}
