import { useCapability } from "#shared/lib/page/page-context.ts";

/** The links to the sections of the site. Without profiles, the directory has no section on the home page. */
export function useSectionLinks() {
  const hasDirectory = useCapability("profiles");
  return [
    { to: "/events", text: "Events" },
    { to: "/crowdfunding", text: "Crowdfunding" },
    { to: "/#theatre", text: "Theatre" },
    { to: hasDirectory ? "/#directory" : "/", text: "Directory" },
  ] as const;
}

export const postAuditionLink = { to: "/create-event", text: "Post Audition Now" } as const;
