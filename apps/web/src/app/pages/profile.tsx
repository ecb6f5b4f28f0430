import { prefetchProfile } from "#features/profiles/profile-queries.ts";
import { ProfileScreen } from "#features/profiles/profile-screen.tsx";
import type { PageModule } from "../page-module.ts";

export const prefetch: PageModule["prefetch"] = (utils, { params, capabilities }) =>
  prefetchProfile(utils, params, capabilities.includes("slugs"));

export const Page: PageModule["Page"] = ({ params }) => {
  const { kind, id } = params;
  return <ProfileScreen kind={kind} id={id} />;
};
