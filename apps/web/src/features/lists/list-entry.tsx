import type { ProfileSummary } from "@callboard/contracts/profile";
import type { ListEntry } from "@callboard/contracts/profile-list";
import { profilePath } from "@callboard/contracts/profile-path";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Button } from "#shared/ui/button.tsx";
import { Note } from "./note.tsx";
import type { ListActs } from "./use-list-acts.ts";

/** What stands for the name of somebody whose profile is not public any more. */
const nobody = "somebody who is not public any more";

export type EntryProps = {
  listId: number;
  entry: ListEntry;
  acts: ListActs;
  portrait: (profile: ProfileSummary) => ReactNode;
  /** What is chosen for an act on several; null where there is none. */
  choice: { isChosen: boolean; toggle: () => void } | null;
  onRemove: () => void;
};

/** Somebody in a list. Of a profile that is not public any more only the own note is left. */
export function Entry({ listId, entry, acts, portrait, choice, onRemove }: EntryProps) {
  const { profile } = entry;
  const name = profile?.name ?? nobody;
  return (
    <article className="relative flex gap-4 rounded-card border border-line bg-surface p-4">
      <div className="w-18 shrink-0 self-start overflow-hidden rounded-control bg-sunken sm:w-24">
        {profile ? portrait(profile) : <div className="aspect-4/5" />}
      </div>
      <div className="grid min-w-0 flex-1 grid-cols-1 content-start gap-3">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <h2 className="text-18 wrap-anywhere">
              {profile ? (
                <Link to={profilePath(profile)} className="text-link underline">
                  {profile.name}
                </Link>
              ) : (
                "No longer public"
              )}
            </h2>
            {profile && (
              <p className="text-15 text-muted wrap-anywhere">
                {[profile.profession, profile.present_city].filter(Boolean).join(", ")}
              </p>
            )}
          </div>
          {choice && profile && (
            <label className="-m-2 grid size-11 shrink-0 cursor-pointer place-items-center">
              <span className="sr-only">Choose {name}</span>
              <input
                type="checkbox"
                checked={choice.isChosen}
                onChange={choice.toggle}
                className="size-5 accent-primary"
              />
            </label>
          )}
        </div>
        <Note
          {...{ listId, entry, name, acts }}
          beside={
            <Button variant="quiet" size="small" onClick={onRemove}>
              Remove <span className="sr-only">{name}</span>
            </Button>
          }
        />
      </div>
    </article>
  );
}
