import { DirectoryScreen } from "#features/profiles/search/directory-screen.tsx";
import { prefetchSearch } from "#features/profiles/search/search-queries.ts";
import type { PageModule } from "../page-module.ts";

export const prefetch: PageModule["prefetch"] = (utils, request) => prefetchSearch(utils, request);

export function Page() {
  return <DirectoryScreen />;
}
