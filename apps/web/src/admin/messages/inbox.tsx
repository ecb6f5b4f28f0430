import { type MessageSummary, messageStates } from "@callboard/contracts/contact-inbox";
import { limits } from "@callboard/contracts/limits";
import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { useViewer } from "../access/viewer-context.ts";
import { FilterBar, SelectFilter, TextFilter } from "../kit/filter-bar.tsx";
import { Instant } from "../kit/instant.tsx";
import { EmptyList, ListState } from "../kit/list-state.tsx";
import { LoadMore } from "../kit/load-more.tsx";
import { PageHeader } from "../kit/page-header.tsx";
import { StatusChip } from "../kit/status-chip.tsx";
import { useFilters } from "../kit/use-filters.ts";
import { messageStateWords } from "./message-words.ts";

const failure = "The messages could not be loaded";

function Row({ message }: { message: MessageSummary }) {
  const { id, reference, name, topic, excerpt, state, assignee, created_at } = message;
  const viewer = useViewer();
  const words = messageStateWords[state];
  return (
    <li className="relative grid gap-x-6 gap-y-1.5 border-line px-4 py-3.5 transition-colors duration-120 not-first:border-t hover:bg-sunken sm:px-5 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Link
            to={`/admin/messages/${id}`}
            className="font-semibold wrap-anywhere after:absolute after:inset-0"
          >
            {name}
          </Link>
          <span className="text-14 text-muted">{reference}</span>
          {topic && <span className="text-14 text-muted wrap-anywhere">{topic}</span>}
        </p>
        <p className="line-clamp-2 text-15 wrap-anywhere">{excerpt}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 md:flex-col md:items-end">
        <StatusChip tone={words.tone}>{words.name}</StatusChip>
        <p className="text-13 text-muted">
          {assignee && `${assignee.user_id === viewer.user_id ? "You" : assignee.name} · `}
          <Instant at={created_at} />
        </p>
      </div>
    </li>
  );
}

/** The messages of the contact form, newest first. */
export function Inbox() {
  const filters = useFilters(["state", "mine", "search"]);
  const { values, change, clear, isFiltered } = filters;
  const state = messageStates.find((known) => known === values.state);
  const query = trpc.contactInbox.list.useInfiniteQuery(
    {
      ...(state && { state }),
      ...(values.mine && { mine: true }),
      ...(values.search && { search: values.search }),
    },
    {
      getNextPageParam: ({ pagination }) => pagination.nextCursor ?? undefined,
      placeholderData: keepPreviousData,
      staleTime: 0,
      meta: { errors: "inline" },
    },
  );
  const { data, isPlaceholderData } = query;
  const messages = data?.pages.flatMap((page) => page.messages) ?? [];
  return (
    <>
      <PageHeader title="Messages" text="What came in by the contact form. Answers go out by e-mail." />
      <FilterBar label="Filter the messages" isFiltered={isFiltered} onClear={clear}>
        <SelectFilter
          label="State"
          all="Every state"
          value={values.state}
          onChange={(next) => change({ state: next })}
        >
          {messageStates.map((each) => (
            <option key={each} value={each}>
              {messageStateWords[each].name}
            </option>
          ))}
        </SelectFilter>
        <SelectFilter
          label="Whose"
          all="Everybody's"
          value={values.mine}
          onChange={(mine) => change({ mine })}
        >
          <option value="1">Mine</option>
        </SelectFilter>
        <TextFilter
          label="Reference or e-mail"
          placeholder="CB-7F3K2"
          maxLength={limits.fieldMax}
          value={values.search}
          onChange={(search) => change({ search })}
        />
      </FilterBar>
      <ListState query={query} failure={failure}>
        {() =>
          messages.length === 0 ? (
            <EmptyList
              title={isFiltered ? "No message is like that" : "Nobody has written yet"}
              text={
                isFiltered
                  ? "No message has all that the filters ask for."
                  : "What comes in by the contact form stands here."
              }
            />
          ) : (
            <ul
              aria-label="Messages"
              aria-busy={isPlaceholderData}
              className="rounded-card border border-line bg-surface"
            >
              {messages.map((message) => (
                <Row key={message.id} message={message} />
              ))}
            </ul>
          )
        }
      </ListState>
      <LoadMore query={query} failure={failure} />
    </>
  );
}
