import type { EventSummary } from "@callboard/contracts/event";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { Button } from "#shared/ui/button.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { SearchBox } from "#shared/ui/form/search-box.tsx";
import { Dialog } from "#shared/ui/overlay/dialog.tsx";
import { Instant } from "../kit/instant.tsx";
import { ListState } from "../kit/list-state.tsx";

type FoundProps = { events: readonly EventSummary[]; featured: ReadonlySet<number> };

/** What was found, each to be featured at once. */
function Found({ events, featured }: FoundProps) {
  const [failure, setFailure] = useState<string>();
  const utils = trpc.useUtils();
  const { mutate, isPending, variables } = trpc.featuredEvent.set.useMutation({
    meta: { errors: "inline" },
    onSuccess: () => utils.featuredEvent.list.invalidate(),
    onError: (error) => setFailure(failureMessage(readFailure(error), "It could not be featured")),
  });
  const add = ({ id, title }: EventSummary) => {
    if (isPending) return;
    setFailure(undefined);
    mutate({ id, is_featured: true }, { onSuccess: () => notify.success(`${title} is featured`) });
  };
  if (events.length === 0) return <p className="py-6 text-center text-muted">Nothing was found.</p>;
  return (
    <>
      <FormError message={failure} />
      <ul aria-label="Found" className="rounded-control border border-line">
        {events.map((event) => (
          <li
            key={event.id}
            className="flex items-center justify-between gap-3 border-line px-3.5 py-2.5 not-first:border-t"
          >
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{event.title}</p>
              <p className="text-14 text-muted">
                {event.present_city} · <Instant at={`${event.start_date}T00:00`} to="day" />
              </p>
            </div>
            {featured.has(event.id) ? (
              <span className="shrink-0 text-14 text-muted">Featured</span>
            ) : (
              <Button
                variant="secondary"
                size="small"
                className="shrink-0"
                aria-label={`Feature ${event.title}`}
                busyText={isPending && variables?.id === event.id && "Adding…"}
                onClick={() => add(event)}
              >
                Feature
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Search({ featured }: { featured: ReadonlySet<number> }) {
  const [search, setSearch] = useState("");
  const query = trpc.event.list.useQuery(
    { kind: "event", is_event: "upcoming", limit: 8, ...(search && { search }) },
    { placeholderData: keepPreviousData, meta: { errors: "inline" } },
  );
  return (
    <div className="grid gap-4">
      <SearchBox label="Search what is coming up" value={search} onSearch={setSearch} />
      <div aria-busy={query.isPlaceholderData} className="grid gap-3">
        <ListState query={query} failure="Nothing could be searched">
          {({ events }) => <Found events={events} featured={featured} />}
        </ListState>
      </div>
    </div>
  );
}

type AddFeaturedProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The ids of what is featured already. */
  featured: ReadonlySet<number>;
};

/** Finds what is to stand first. */
export function AddFeatured({ isOpen, onOpenChange, featured }: AddFeaturedProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Feature an event"
      description="It stands first at once, where fewer than five newer ones are featured."
    >
      <Search featured={featured} />
    </Dialog>
  );
}
