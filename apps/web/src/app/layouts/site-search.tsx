import { useNavigate, useSearchParams } from "react-router-dom";
import { SearchBox } from "#shared/ui/form/search-box.tsx";

/** Submits to the blog's search results. */
export function SiteSearch({ className }: { className?: string }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const handleSearch = (text: string) => navigate(text ? `/blog?query=${encodeURIComponent(text)}` : "/blog");
  return (
    <SearchBox
      label="Search the blog"
      value={search.get("query") ?? ""}
      onSearch={handleSearch}
      when="enter"
      action="/blog"
      {...(className ? { className } : {})}
    />
  );
}
