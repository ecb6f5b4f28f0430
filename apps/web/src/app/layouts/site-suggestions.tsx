import { profilePath } from "@callboard/contracts/profile-path";
import { Search } from "lucide-react";
import { type RefObject, useEffect, useId, useState } from "react";
import { Link } from "react-router-dom";
import { cityOf } from "#features/events/card/event-text.ts";
import { searchUrl, suggestionCounts } from "#features/search/search-queries.ts";
import { useSearchResults } from "#features/search/use-search-results.ts";
import { formatDay } from "#shared/lib/dates/dates.ts";
import { useSpellings } from "#shared/lib/lists/spellings.ts";
import { useDebounced } from "#shared/lib/lists/use-debounced.ts";

const debounceMs = 200;

type Suggestion = { to: string; title: string; detail: string };

/** What a text finds, as links, by kind. */
function useSuggestions(text: string) {
  const { calls, people, stories, campaigns, isOver } = useSearchResults(text, suggestionCounts);
  const spellings = useSpellings({ search: text });
  const groups: { title: string; items: Suggestion[] }[] = [
    {
      title: "Calls and events",
      items: (calls.data?.events ?? []).map((event) => ({
        to: `/event/${event.id}`,
        title: event.title,
        detail: `${formatDay(event.start_date)}, ${cityOf(event)}`,
      })),
    },
    {
      title: "People",
      items: (people.data?.profiles ?? []).map((profile) => ({
        to: profilePath(profile),
        title: profile.name,
        detail: [profile.profession, profile.present_city].filter(Boolean).join(", "),
      })),
    },
    {
      title: "Stories",
      items: (stories.data?.blogs ?? []).map(({ slug, title, category_name }) => ({
        ...{ to: `/blog/${slug}`, title },
        detail: category_name ?? "",
      })),
    },
    {
      title: "Campaigns",
      items: (campaigns.data?.events ?? []).map((event) => ({
        to: `/event/${event.id}`,
        title: event.title,
        detail: cityOf(event),
      })),
    },
  ];
  const found = groups.filter(({ items }) => items.length > 0);
  const meant = spellings.map(({ search }) => ({ to: searchUrl(search), title: search, detail: "" }));
  if (found.length > 0 || meant.length === 0) return { groups: found, isOver };
  return { groups: [{ title: "Did you mean", items: meant }], isOver };
}

/** Arrow keys go through the field and the links below it, Escape closes them, and so does going elsewhere. */
function useKeys(place: RefObject<HTMLElement | null>, onClose: () => void) {
  useEffect(() => {
    const box = place.current;
    if (!box) return;
    const stops = () => [...box.querySelectorAll<HTMLElement>("input, [data-suggestion]")];
    const step = (by: number) =>
      stops()[stops().indexOf(document.activeElement as HTMLElement) + by]?.focus();
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") {
        stops()[0]?.focus();
        onClose();
      } else if (event.key === "ArrowDown") step(1);
      else if (event.key === "ArrowUp") step(-1);
      else return;
      event.preventDefault();
    };
    const handleLeave = ({ relatedTarget }: FocusEvent) => {
      if (!box.contains(relatedTarget as Node | null)) onClose();
    };
    // In Safari a link that is pressed takes no focus: the field would lose it, and the link go before the click.
    const handlePress = (event: MouseEvent) => {
      if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
    };
    box.addEventListener("mousedown", handlePress);
    box.addEventListener("keydown", handleKey);
    box.addEventListener("focusout", handleLeave);
    return () => {
      box.removeEventListener("mousedown", handlePress);
      box.removeEventListener("keydown", handleKey);
      box.removeEventListener("focusout", handleLeave);
    };
  }, [place, onClose]);
}

type GroupProps = { title: string; items: Suggestion[]; onFollow: () => void };

function Group({ title, items, onFollow }: GroupProps) {
  const id = useId();
  return (
    <div>
      <p id={id} className="px-3 pt-2 pb-1 text-14 font-semibold text-muted">
        {title}
      </p>
      <ul aria-labelledby={id}>
        {items.map(({ to, title: name, detail }) => (
          <li key={to}>
            <Link
              to={to}
              data-suggestion
              onClick={onFollow}
              className="flex min-h-11 flex-col justify-center rounded-control px-3 py-1.5 hover:bg-sunken"
            >
              <span className="truncate font-semibold">{name}</span>{" "}
              <span className="truncate text-14 text-muted empty:hidden">{detail}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

const countWords = (count: number) =>
  count === 0 ? "No suggestions" : `${count} ${count === 1 ? "suggestion" : "suggestions"} below the field`;

type SiteSuggestionsProps = {
  /** What is typed, trimmed. */
  text: string;
  /** The search field and these suggestions. */
  place: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Called when one of them is followed. */
  onFollow: () => void;
};

/** A few of what each list of the site has for what is being typed, and the way to all of it. */
export function SiteSuggestions({ text, place, onClose, onFollow }: SiteSuggestionsProps) {
  const [query, setQuery] = useState(text);
  const { call } = useDebounced(setQuery, debounceMs);
  useEffect(() => call(text), [call, text]);
  const { groups, isOver } = useSuggestions(query);
  useKeys(place, onClose);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <section
      aria-label="Suggestions"
      className="absolute inset-x-(--gutter) top-full z-40 -mt-1 max-h-[70vh] overflow-y-auto rounded-card border border-line bg-surface p-2 shadow-float sm:right-0 sm:left-auto sm:mt-2 sm:w-104"
    >
      <p role="status" className="sr-only">
        {isOver && countWords(count)}
      </p>
      {groups.map((group) => (
        <Group key={group.title} {...group} onFollow={onFollow} />
      ))}
      <Link
        to={searchUrl(text)}
        data-suggestion
        onClick={onFollow}
        className="mt-1 flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold text-link hover:bg-sunken"
      >
        <Search aria-hidden className="size-4.5 shrink-0" />
        <span className="truncate">Search everything for “{text}”</span>
      </Link>
    </section>
  );
}
