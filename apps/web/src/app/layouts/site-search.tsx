import { useNavigate, useSearchParams } from "react-router-dom";
import { SearchBox } from "#shared/ui/form/search-box.tsx";

/** The search of the header and the masthead: Enter leads to the blog's results. */
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
