import { failureTexts } from "@callboard/contracts/error";
import type { SavedSearch } from "@callboard/contracts/saved-search";
import { useState } from "react";
import { formatDay } from "#shared/lib/dates/dates.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { Button } from "#shared/ui/button.tsx";
import { Input } from "#shared/ui/form/control.tsx";
import { Field } from "#shared/ui/form/field.tsx";
import type { SearchActs } from "./use-searches.ts";

const rss = { path: "/searches.xml", label: "RSS feed", copy: "Copy the RSS address" };
const calendar = { path: "/searches.ics", label: "Calendar", copy: "Copy the calendar address" };

type Format = typeof rss;

function Address({ feedKey, format, onCopied }: { feedKey: string; format: Format; onCopied: () => void }) {
  const address = `${window.location.origin}${format.path}?key=${feedKey}`;
  const copy = () =>
    navigator.clipboard.writeText(address).then(onCopied, () => notify.error(failureTexts.copy));
  return (
    <div className="grid grid-cols-1 items-end gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
      <Field label={format.label} required>
        {(control) => (
          <Input {...control} readOnly value={address} onFocus={(event) => event.target.select()} />
        )}
      </Field>
      <Button variant="secondary" onClick={() => void copy()}>
        {format.copy}
      </Button>
    </div>
  );
}

const ofCalls = {
  formats: [rss, calendar],
  none: "A feed reader or a calendar can follow this search by a secret address.",
  once: "They are shown this once. Whoever has one sees what the search finds.",
  made: (day: string) =>
    `The addresses were made on ${day}, and are not shown again. New ones end the former ones at once.`,
  ...{ make: "Make the addresses", renew: "Make new addresses" },
};

/** Of what has no dates for a calendar. */
const ofOthers: typeof ofCalls = {
  formats: [rss],
  none: "A feed reader can follow this search by a secret address.",
  once: "It is shown this once. Whoever has it sees what the search finds.",
  made: (day) =>
    `The address was made on ${day}, and is not shown again. A new one ends the former one at once.`,
  ...{ make: "Make the address", renew: "Make a new address" },
};

/** The addresses by which other programs follow a search: shown once, and made anew on request. */
export function SearchFeeds({ search, acts }: { search: SavedSearch; acts: SearchActs }) {
  const { id, name, kind, feed_made_at } = search;
  const { formats, ...words } = kind === "call" ? ofCalls : ofOthers;
  const [feedKey, setFeedKey] = useState<string | null>(null);
  const [copied, setCopied] = useState("");
  const make = () => {
    setCopied("");
    acts.makeFeed.mutate({ id }, { onSuccess: ({ key }) => setFeedKey(key) });
  };
  const told = feedKey ? words.once : feed_made_at ? words.made(formatDay(feed_made_at)) : words.none;
  return (
    <div className="grid grid-cols-1 gap-4 rounded-control bg-sunken p-4">
      <p className="text-15 text-muted">{told}</p>
      {feedKey &&
        formats.map((format) => (
          <Address
            key={format.path}
            {...{ feedKey, format }}
            onCopied={() => setCopied(`${format.label}: copied`)}
          />
        ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="secondary"
          size="small"
          busyText={acts.makeFeed.isPending && "Making..."}
          onClick={make}
        >
          {feed_made_at ? words.renew : words.make} <span className="sr-only">of {name}</span>
        </Button>
        <p role="status" className="text-14 font-semibold text-success">
          {copied}
        </p>
      </div>
    </div>
  );
}
