import { prefetchProfile } from "#features/profiles/profile-queries.ts";
import { ProfileScreen } from "#features/profiles/profile-screen.tsx";
import { lazyHydrated } from "#shared/ui/state/lazy-hydration.tsx";
import type { PageModule } from "../page-module.ts";

const ProfileActs = lazyHydrated(() => import("../profile-acts.tsx").then(({ ProfileActs: Acts }) => Acts));

export const prefetch: PageModule["prefetch"] = (utils, { params, capabilities }) =>
  prefetchProfile(utils, params, capabilities.includes("slugs"));

export const Page: PageModule["Page"] = ({ params }) => {
  return (
    <ProfileScreen
      kind={params.kind}
      id={params.id}
      renderActs={({ id, kind, name }) => <ProfileActs {...{ id, kind, name }} />}
    />
  );
};
