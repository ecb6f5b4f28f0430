import { useParams } from "react-router-dom";
import { prefetchProfile } from "../../features/profiles/profile-queries.ts";
import { ProfileScreen } from "../../features/profiles/profile-screen.tsx";
import type { PageModule } from "../page-module.ts";

export const prefetch: PageModule["prefetch"] = (api, { params }) =>
  prefetchProfile(api, params.kind, params.id);

export function Page() {
  const { kind, id } = useParams();
  return <ProfileScreen kind={kind} id={id} />;
}
