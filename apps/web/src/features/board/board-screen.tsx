import {
  type ApplicationState,
  applicationStates,
  type ReceivedApplication,
} from "@callboard/contracts/application";
import type { Board } from "@callboard/contracts/board";
import { limits } from "@callboard/contracts/limits";
import { useRef, useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { readFailure } from "#shared/lib/failure/failure.ts";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { BackLink } from "#shared/ui/back-link.tsx";
import { Button } from "#shared/ui/button.tsx";
import { PostedAs } from "#shared/ui/call/posted-as.tsx";
import { Empty } from "#shared/ui/state/empty.tsx";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { ActBar } from "./act-bar.tsx";
import { ApplicantPanel } from "./applicant/applicant-panel.tsx";
import { BoardContext } from "./board-context.ts";
import { BoardLinks, InvitedLink } from "./board-links.tsx";
import { ExportButton } from "./export-button.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { type BoardPlace, useBoardPlace } from "./use-board-place.ts";
import { useMoving } from "./use-moving.ts";
import { useSelection } from "./use-selection.ts";
import { Column } from "./views/column.tsx";
import { ListView } from "./views/list-view.tsx";

function countOf(board: Board | undefined, state: ApplicationState): string {
  const count = board?.counts[state];
  if (count === undefined) return "";
  return count >= limits.boardCountMax ? `${limits.boardCountMax}+` : String(count);
}

const views = [
  { view: "board", text: "Board" },
  { view: "list", text: "List" },
] as const;

function Columns({ place, board }: { place: BoardPlace; board: Board | undefined }) {
  return (
    <section
      aria-label="Board"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, also where nothing in it takes the focus.
      tabIndex={0}
      className="relative -mx-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pb-4 sm:-mx-6 sm:scroll-px-6 sm:px-6 lg:-mx-10 lg:scroll-px-10 lg:px-10"
    >
      {applicationStates.map((state) => (
        <Column key={state} state={state} place={place} count={countOf(board, state)} />
      ))}
    </section>
  );
}

/** Whose call it is, for somebody in a team. */
function ForWhom({ id }: { id: number }) {
  const { data } = trpc.event.own.useQuery({ id }, { meta: { errors: "inline" } });
  if (!data) return null;
  return (
    <>
      <PostedAs call={data} />
      {data.team?.role === "reviewer" && (
        <p className="text-15 text-muted">
          You review: rate, label and note. Members of the team move people.
        </p>
      )}
    </>
  );
}

/** The applications for an own call, to be sorted: as a board or as a list, of the same data. */
export function BoardScreen({ id: eventId }: { id: number }) {
  const place = useBoardPlace();
  const hasTeams = useCapability("teams");
  // The board shows every state, whatever the list was narrowed to.
  const { state: _, ...filter } = place.filter;
  const query = trpc.board.get.useQuery(
    { event_id: eventId, ...filter },
    { meta: { errors: "inline" }, placeholderData: (before) => before },
  );
  const [shown, setShown] = useState<ReceivedApplication | null>(null);
  const moving = useMoving(eventId);
  const selection = useSelection();
  const heading = useRef<HTMLHeadingElement>(null);
  const board = query.data;
  const canDecide = board !== undefined && board.can?.decide !== false;
  const isRefused = query.isError && ["forbidden", "not_found"].includes(readFailure(query.error).code);
  // Whoever is removed from a team keeps nothing of what was read before.
  if (isRefused || (query.isError && !board))
    return (
      <div className="wrap pt-8 sm:pt-12">
        <h1 className="text-34 sm:text-40">Applications</h1>
        <ErrorState
          message={
            isRefused
              ? "These applications are for those who posted the call."
              : "The board could not be loaded"
          }
          onRetry={() => void query.refetch()}
        />
      </div>
    );
  const isEmpty =
    board && Object.keys(filter).length === 0 && Object.values(board.counts).every((count) => count === 0);
  return (
    <BoardContext value={{ eventId, canDecide, moving, selection, open: setShown }}>
      <div className="wrap grid grid-cols-1 gap-5 pt-6 pb-28 sm:pt-8">
        <div className="grid grid-cols-1 gap-1">
          <BackLink to={`/event/${eventId}`}>To the call</BackLink>
          <h1 ref={heading} tabIndex={-1} className="text-28 wrap-anywhere sm:text-34">
            {board ? `Applications for ${board.event.title}` : "Applications"}
          </h1>
          {hasTeams && <ForWhom id={eventId} />}
        </div>
        {isEmpty ? (
          <Empty
            title="Nobody has applied yet."
            text="Applications appear here as they come in."
            action={<InvitedLink eventId={eventId} />}
          />
        ) : (
          <>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <fieldset className="flex gap-2">
                <legend className="sr-only">View</legend>
                {views.map(({ view, text }) => (
                  <Button
                    key={view}
                    size="small"
                    variant={view === place.view ? "primary" : "secondary"}
                    aria-pressed={view === place.view}
                    onClick={() => place.set("view", view === "list" ? view : "")}
                  >
                    {text}
                  </Button>
                ))}
              </fieldset>
              <div className="flex flex-wrap gap-2">
                <BoardLinks eventId={eventId} />
                {canDecide && <ExportButton filter={place.view === "board" ? filter : place.filter} />}
              </div>
            </div>
            <FilterBar place={place} board={board} />
            {place.view === "board" ? <Columns place={place} board={board} /> : <ListView place={place} />}
          </>
        )}
      </div>
      <ActBar heading={heading} />
      <ApplicantPanel shown={shown} onClose={() => setShown(null)} />
    </BoardContext>
  );
}
