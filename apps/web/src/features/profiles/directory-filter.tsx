import type { MouseEvent } from "react";
import { Link, useNavigate } from "react-router-dom";
import { hasModifier } from "#shared/lib/page/has-modifier.ts";
import { kindWords } from "./profile-text.ts";
import { useDirectoryState } from "./use-directory.ts";

const kinds = [
  { kind: null, text: "Everybody" },
  { kind: "artist", text: kindWords.artist.many },
  { kind: "agency", text: kindWords.agency.many },
] as const;

const look =
  "inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-15 font-semibold whitespace-nowrap transition-colors duration-120 hover:border-control aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper";

export function DirectoryFilter() {
  const navigate = useNavigate();
  const { state, addressOf } = useDirectoryState();
  // Without JavaScript the hash leads back to this section; with it, the page keeps its scroll position.
  const follow = (address: string) => (event: MouseEvent) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    void navigate(address);
  };
  return (
    <nav aria-label="Directory">
      <ul className="flex flex-wrap gap-2">
        {kinds.map(({ kind, text }) => (
          <li key={text}>
            <Link
              to={`${addressOf({ kind })}#directory`}
              onClick={follow(addressOf({ kind }))}
              aria-current={kind === state.kind ? "true" : undefined}
              className={look}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
