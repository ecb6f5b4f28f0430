import type { SearchedList, Spelling } from "@callboard/contracts/spelling";
import { Fragment } from "react";
import { Link } from "react-router-dom";
import { useSpellings } from "#shared/lib/lists/spellings.ts";

type OtherSpellingsProps = {
  search: string;
  list?: SearchedList;
  /** Whether the text itself finds something: then only what sounds the same is of interest. */
  hasFound?: boolean;
  /** The address of a search for another text. */
  addressOf: (search: string) => string;
};

/** What comes before an item of "a, b or c". */
const before = (index: number, count: number) => (index === 0 ? "" : index === count - 1 ? " or " : ", ");

type SpellingLinksProps = { spellings: Spelling[]; addressOf: (search: string) => string };

/** Each as a link: "a, b or c". */
export function SpellingLinks({ spellings, addressOf }: SpellingLinksProps) {
  return spellings.map(({ search }, index) => (
    <Fragment key={search}>
      {before(index, spellings.length)}
      <Link to={addressOf(search)} className="inline-block py-2 font-semibold text-link">
        {search}
      </Link>
    </Fragment>
  ));
}

/** Links to other spellings of a text that find something; nothing where there are none. */
export function OtherSpellings({ search, list, hasFound = false, addressOf }: OtherSpellingsProps) {
  const spellings = useSpellings({ search, list }).filter(({ is_variant }) => is_variant || !hasFound);
  if (spellings.length === 0) return null;
  return (
    <p className="text-18">
      {hasFound ? "Also spelt " : "Did you mean "}
      <SpellingLinks spellings={spellings} addressOf={addressOf} />
      {!hasFound && "?"}
    </p>
  );
}
