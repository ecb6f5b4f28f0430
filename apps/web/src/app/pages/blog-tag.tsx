import { useMemo } from "react";
import { TagListing } from "#features/blog/tag/tag-listing.tsx";
import { prefetchTag } from "#features/blog/tag/tag-queries.ts";
import { lazyHydrated } from "#shared/ui/state/lazy-hydration.tsx";
import type { PageModule } from "../page-module.ts";

const OpenCalls = lazyHydrated(() =>
  import("#features/events/beside/open-calls.tsx").then(({ OpenCalls }) => OpenCalls),
);

function CallsOfTag({ name }: { name: string }) {
  const names = useMemo(() => [name], [name]);
  return <OpenCalls key={name} names={names} />;
}

export const prefetch: PageModule["prefetch"] = (utils, { params, search }) =>
  prefetchTag(utils, params.tagName ?? "", search);

export const Page: PageModule["Page"] = ({ params }) => {
  const { tagName = "" } = params;
  return <TagListing tagName={tagName} renderCalls={(name) => <CallsOfTag name={name} />} />;
};
