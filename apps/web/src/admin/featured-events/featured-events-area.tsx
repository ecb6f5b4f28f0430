import { Plus } from "lucide-react";
import { useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { Button } from "#shared/ui/button.tsx";
import { EmptyList, ListState } from "../kit/list-state.tsx";
import { PageHeader } from "../kit/page-header.tsx";
import { AddFeatured } from "./add-featured.tsx";
import { FeaturedTable } from "./featured-table.tsx";

/** The events that stand first. */
export function Area() {
  const [isAdding, setIsAdding] = useState(false);
  const query = trpc.featuredEvent.list.useQuery(undefined, { staleTime: 0, meta: { errors: "inline" } });
  const featured = new Set(query.data?.events.map(({ id }) => id));
  return (
    <>
      <PageHeader
        title="Featured events"
        text="The five that were posted last stand first on the page of events. The others wait for a place."
        actions={
          <Button size="small" onClick={() => setIsAdding(true)}>
            <Plus aria-hidden className="size-4" />
            Feature an event
          </Button>
        }
      />
      <ListState query={query} failure="The featured events could not be loaded">
        {({ events }) =>
          events.length > 0 ? (
            <FeaturedTable rows={events} />
          ) : (
            <EmptyList title="Nothing is featured" text="The page of events begins with its full list." />
          )
        }
      </ListState>
      <AddFeatured isOpen={isAdding} onOpenChange={setIsAdding} featured={featured} />
    </>
  );
}
