import { besideNames } from "@callboard/contracts/beside-names";
import { trpc } from "#shared/lib/api/trpc.ts";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { useNear } from "#shared/lib/page/use-near.ts";
import { SectionHead } from "#shared/ui/section-head.tsx";
import { ShortCards } from "../card/short-cards.tsx";
import { taggedResults } from "../finding/results-link.ts";

function Calls({ names }: { names: string[] }) {
  const { data } = trpc.event.forStory.useQuery({ names }, { meta: { errors: "inline" } });
  const [first = ""] = names;
  if (!data || data.events.length === 0) return null;
  return (
    <section aria-labelledby="open-calls" className="wrap pt-12 sm:pt-16 print:hidden">
      <SectionHead
        id="open-calls"
        title="Open calls"
        to={taggedResults(first, false)}
        linkText={`All about ${first}`}
      />
      <ShortCards events={data.events} />
    </section>
  );
}

/**
 * Calls that take applications now, for readers of a story about `names`, the most telling first. At the end of a page, and asked for
 * when that is near: they change oftener than the page, which stays cached, and move nothing that is read.
 */
export function OpenCalls({ names }: { names: readonly string[] }) {
  const wanted = besideNames(names);
  const { place, isNear } = useNear(useCapability("filters") && wanted.length > 0);
  return <div ref={place}>{isNear && <Calls names={wanted} />}</div>;
}
