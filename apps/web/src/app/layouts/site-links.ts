export const sectionLinks = [
  { to: "/events", text: "Events" },
  { to: "/crowdfunding", text: "Crowdfunding" },
  { to: "/#theatre", text: "Theatre" },
  { to: "/#directory", text: "Directory" },
] as const;

export const postAuditionLink = { to: "/create-event", text: "Post Audition Now" } as const;
