import type { SavedSearch } from "@callboard/contracts/saved-search";
import { type SearchRhythm, savedSearchLimits } from "@callboard/contracts/saved-search-limits";
import { searchKindWords } from "@callboard/contracts/search-notification";
import { useEffect, useId, useRef, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { Button, buttonClass } from "#shared/ui/button.tsx";
import { Select } from "#shared/ui/form/control.tsx";
import { rhythmOptions } from "#shared/ui/searches/rhythm-options.tsx";
import { RenameDialog } from "./rename-dialog.tsx";
import { SearchFeeds } from "./search-feeds.tsx";
import { resultsAddress, searchWords } from "./search-words.ts";
import type { SearchActs } from "./use-searches.ts";

const newWords = ({ kind, new_count: count }: SavedSearch) =>
  `${count >= savedSearchLimits.newMax ? `${count}+` : count} new ${searchKindWords[kind][count === 1 ? 0 : 1]}`;

/** What a notification about a search leads to takes the focus once it is there. */
function useFocusFromAddress(id: string) {
  const { hash } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const isMeant = hash === `#${id}`;
  useEffect(() => {
    if (!isMeant) return;
    heading.current?.scrollIntoView({ block: "center" });
    heading.current?.focus({ preventScroll: true });
  }, [isMeant]);
  return heading;
}

type SearchItemProps = { search: SavedSearch; acts: SearchActs; onRemove: () => void };

function Acts({ search, acts, onRemove }: SearchItemProps) {
  const { id, name } = search;
  const [isRenaming, setIsRenaming] = useState(false);
  const [hasFeeds, setHasFeeds] = useState(false);
  const ofIt = <span className="sr-only">of {name}</span>;
  const small = { variant: "secondary", size: "small" } as const;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Link
          to={resultsAddress(search)}
          onClick={() => acts.look.mutate({ id })}
          className={buttonClass({ size: "small" })}
        >
          See results {ofIt}
        </Link>
        <Button {...small} aria-expanded={hasFeeds} onClick={() => setHasFeeds(!hasFeeds)}>
          Feeds {ofIt}
        </Button>
        <Button {...small} onClick={() => setIsRenaming(true)}>
          Rename <span className="sr-only">{name}</span>
        </Button>
        <Button {...small} onClick={onRemove}>
          Delete <span className="sr-only">{name}</span>
        </Button>
      </div>
      {hasFeeds && <SearchFeeds search={search} acts={acts} />}
      <RenameDialog {...{ search, acts }} isOpen={isRenaming} onClose={() => setIsRenaming(false)} />
    </>
  );
}

/** One saved search: what it asks for, how often it tells, and what can be done with it. */
export function SearchItem(props: SearchItemProps) {
  const { search, acts } = props;
  const { id, name, new_count, rhythm } = search;
  const anchor = `search-${id}`;
  const rhythmId = useId();
  const heading = useFocusFromAddress(anchor);
  const change = (value: string) => acts.change.mutate({ id, rhythm: value as SearchRhythm });
  return (
    <li
      aria-labelledby={anchor}
      className="grid grid-cols-1 gap-4 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-[minmax(0,1fr)_11rem]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-1">
          <h2 ref={heading} id={anchor} tabIndex={-1} className="text-20 wrap-anywhere">
            {name}
          </h2>
          <p className="text-15 text-muted wrap-anywhere">{searchWords(search)}</p>
          {new_count > 0 && <p className="font-semibold text-success">{newWords(search)}</p>}
        </div>
        <div className="grid content-start gap-1">
          <label htmlFor={rhythmId} className="text-14 font-semibold">
            Tell me <span className="sr-only">of {name}</span>
          </label>
          <Select
            id={rhythmId}
            value={
              acts.change.isPending && acts.change.variables.id === id ? acts.change.variables.rhythm : rhythm
            }
            onChange={(event) => change(event.target.value)}
          >
            {rhythmOptions}
          </Select>
        </div>
      </div>
      <Acts {...props} />
    </li>
  );
}
