import { Link } from "react-router-dom";
import { buttonClass } from "#shared/ui/button.tsx";
import { OtherSpellings } from "#shared/ui/list/other-spellings.tsx";
import { Empty } from "#shared/ui/state/empty.tsx";
import { useListingState } from "./use-listing-state.ts";
import { useFeatured, useStories } from "./use-stories.ts";

/** The empty state of a category, a search or the whole blog; nothing while that is not known. */
export function NothingYet() {
  const { state, addressOf } = useListingState();
  const { data: featured } = useFeatured();
  const { data: stories } = useStories(1);
  if (featured?.blogs.length !== 0 || stories?.pages[0]?.blogs.length !== 0) return null;
  const isFiltered = state.query !== "" || state.categoryId !== null;
  const spelt = (query: string) => addressOf({ query, categoryId: null });
  return (
    <Empty
      title="No Blogs Found"
      text="Blogs aren't posted yet. Will be updated soon!"
      hint={<OtherSpellings search={state.query} list="stories" addressOf={spelt} />}
      action={
        isFiltered && (
          <Link
            to={addressOf({ query: "", categoryId: null })}
            className={buttonClass({ variant: "secondary" })}
          >
            Show all articles
          </Link>
        )
      }
    />
  );
}
