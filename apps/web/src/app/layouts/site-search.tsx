import { lazy, Suspense, useRef, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { cx } from "#shared/lib/text/class-names.ts";
import { SearchBox } from "#shared/ui/form/search-box.tsx";
import { ErrorBoundary } from "#shared/ui/state/error-boundary.tsx";

const Suggestions = lazy(() =>
  import("./site-suggestions.tsx").then((module) => ({ default: module.SiteSuggestions })),
);

/** Fewer characters find nearly everything. */
const minLength = 2;

/** Submits to the blog's search results. While somebody types, it suggests what the lists of the site have. */
export function SiteSearch({ className }: { className?: string }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const place = useRef<HTMLDivElement>(null);
  // Another page begins without suggestions.
  const { key } = useLocation();
  const [typed, setTyped] = useState({ text: "", key });
  const text = typed.key === key ? typed.text.trim() : "";
  // The field begins anew, with what its page was searched for.
  const [resets, setResets] = useState(0);
  const type = (next: string) => setTyped({ text: next, key });
  const handleSearch = (query: string) => {
    type("");
    void navigate(query ? `/blog?query=${encodeURIComponent(query)}` : "/blog");
  };
  return (
    <div ref={place} className={cx("relative", className)}>
      <SearchBox
        key={resets}
        label="Search the site"
        value={search.get("query") ?? ""}
        onSearch={handleSearch}
        onType={type}
        when="enter"
        action="/blog"
      />
      {text.length >= minLength && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <Suggestions
              {...{ text, place }}
              onClose={() => type("")}
              onFollow={() => setResets(resets + 1)}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
