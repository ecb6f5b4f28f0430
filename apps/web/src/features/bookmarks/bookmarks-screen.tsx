import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { BackLink } from "#shared/ui/back-link.tsx";
import { buttonClass } from "#shared/ui/button.tsx";
import { choiceLinkClass } from "#shared/ui/choice-link-class.ts";
import { SearchBox } from "#shared/ui/form/search-box.tsx";
import { Empty } from "#shared/ui/state/empty.tsx";
import {
  type BookmarkCards,
  BookmarkedArticles,
  BookmarkedCalls,
  BookmarkedProfiles,
} from "./bookmark-lists.tsx";
import { type BookmarksState, bookmarksPath, bookmarksUrl, readBookmarks, tabs } from "./bookmarks-url.ts";

const lists = { call: BookmarkedCalls, profile: BookmarkedProfiles, article: BookmarkedArticles };

/** Where each kind is found, and saved. */
const ways = {
  call: { to: "/events", text: "Find calls", title: "You have saved no call." },
  profile: { to: "/directory", text: "Find people", title: "You have saved no profile." },
  article: { to: "/blog", text: "Read stories", title: "You have saved no story." },
};

function Nothing({ kind, query }: BookmarksState) {
  const { to, text, title } = ways[kind];
  if (query)
    return (
      <Empty title={`Nothing that you saved here has “${query}”.`} text="Try the beginning of a word." />
    );
  const action = (
    <Link to={to} className={buttonClass({ variant: "secondary" })}>
      {text}
    </Link>
  );
  return <Empty title={title} text="Press Save on its page, and find it here." action={action} />;
}

/** What somebody saved, by kind, with a search among it. The state is in the URL. */
export function BookmarksScreen({ cards }: { cards: BookmarkCards }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const state = readBookmarks(search);
  const { kind, query } = state;
  const List = lists[kind];
  const handleSearch = (text: string) => {
    if (text !== query) void navigate(bookmarksUrl({ kind, query: text }), { replace: query !== "" });
  };
  return (
    <div className="wrap grid max-w-5xl! grid-cols-1 gap-6 pt-6 pb-12 sm:pt-8">
      <div className="grid grid-cols-1 justify-items-start gap-2">
        <BackLink to="/account">Your account</BackLink>
        <h1 className="text-34 sm:text-40">Saved</h1>
        <p className="max-w-prose text-muted">
          Only you see what you saved. What is not public any more is left out.
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <nav aria-label="Kinds">
          <ul className="flex flex-wrap gap-2">
            {tabs.map((tab) => (
              <li key={tab.kind}>
                <Link
                  to={bookmarksUrl({ kind: tab.kind, query })}
                  aria-current={tab.kind === kind ? "page" : undefined}
                  className={choiceLinkClass}
                >
                  {tab.text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <SearchBox
          label="Search what you saved"
          value={query}
          onSearch={handleSearch}
          action={bookmarksPath}
          fields={kind === "call" ? {} : { kind }}
          className="w-full sm:w-80"
        />
      </div>
      <section aria-labelledby="saved">
        <h2 id="saved" className="sr-only">
          {tabs.find((tab) => tab.kind === kind)?.text}
        </h2>
        <List key={kind} {...{ query, cards }} empty={<Nothing {...state} />} />
      </section>
    </div>
  );
}
