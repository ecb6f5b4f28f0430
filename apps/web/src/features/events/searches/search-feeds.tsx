import { failureTexts } from "@callboard/contracts/error";
import type { SavedSearch } from "@callboard/contracts/saved-search";
import { useState } from "react";
import { formatDay } from "#shared/lib/dates/dates.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { Button } from "#shared/ui/button.tsx";
import { Input } from "#shared/ui/form/control.tsx";
import { Field } from "#shared/ui/form/field.tsx";
import type { SearchActs } from "./use-searches.ts";

const kinds = [
  { path: "/searches.xml", label: "RSS feed", copy: "Copy the RSS address" },
  { path: "/searches.ics", label: "Calendar", copy: "Copy the calendar address" },
] as const;

type Kind = (typeof kinds)[number];

function Address({ feedKey, kind, onCopied }: { feedKey: string; kind: Kind; onCopied: () => void }) {
  const address = `${window.location.origin}${kind.path}?key=${feedKey}`;
  const copy = () =>
    navigator.clipboard.writeText(address).then(onCopied, () => notify.error(failureTexts.copy));
  return (
    <div className="grid grid-cols-1 items-end gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
      <Field label={kind.label} required>
        {(control) => (
          <Input {...control} readOnly value={address} onFocus={(event) => event.target.select()} />
        )}
      </Field>
      <Button variant="secondary" onClick={() => void copy()}>
        {kind.copy}
      </Button>
    </div>
  );
}

const madeText = (day: string) =>
  `The addresses were made on ${formatDay(day)}, and are not shown again. New ones end the former ones at once.`;
const noneText = "A feed reader or a calendar can follow this search by a secret address.";
const onceText = "They are shown this once. Whoever has one sees what the search finds.";

/** The addresses by which other programs follow a search: shown once, and made anew on request. */
export function SearchFeeds({ search, acts }: { search: SavedSearch; acts: SearchActs }) {
  const { id, name, feed_made_at } = search;
  const [feedKey, setFeedKey] = useState<string | null>(null);
  const [copied, setCopied] = useState("");
  const make = () => {
    setCopied("");
    acts.makeFeed.mutate({ id }, { onSuccess: ({ key }) => setFeedKey(key) });
  };
  const told = feedKey ? onceText : feed_made_at ? madeText(feed_made_at) : noneText;
  return (
    <div className="grid grid-cols-1 gap-4 rounded-control bg-sunken p-4">
      <p className="text-15 text-muted">{told}</p>
      {feedKey &&
        kinds.map((kind) => (
          <Address
            key={kind.path}
            {...{ feedKey, kind }}
            onCopied={() => setCopied(`${kind.label}: copied`)}
          />
        ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="secondary"
          size="small"
          busyText={acts.makeFeed.isPending && "Making..."}
          onClick={make}
        >
          {feed_made_at ? "Make new addresses" : "Make the addresses"}{" "}
          <span className="sr-only">of {name}</span>
        </Button>
        <p role="status" className="text-14 font-semibold text-success">
          {copied}
        </p>
      </div>
    </div>
  );
}
