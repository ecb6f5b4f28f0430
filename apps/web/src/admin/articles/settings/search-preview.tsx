import type { ArticleFields } from "@callboard/contracts/article";
import { useWatch } from "react-hook-form";

const titleShown = 60;
const descriptionShown = 160;

const cut = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text;

/** About what a search engine shows of the article. */
export function SearchPreview() {
  const [title, slug, excerpt, metaTitle, metaDescription, sites] = useWatch<
    ArticleFields,
    ["title", "slug", "short_content", "meta_title", "meta_description", "domain_names"]
  >({ name: ["title", "slug", "short_content", "meta_title", "meta_description", "domain_names"] });
  const shown = metaTitle || title || "Title of the article";
  const full = shown.includes("Callboard") ? shown : `${shown} | Callboard`;
  return (
    <figure className="grid gap-1.5">
      <figcaption className="text-14 text-muted">As a search engine may show it</figcaption>
      <div className="grid gap-0.5 rounded-control border border-line bg-surface p-4 wrap-anywhere">
        <p className="text-13 text-muted">
          {sites[0] ?? "callboard"} › blog › {slug || "…"}
        </p>
        <p className="text-18 leading-snug text-link">{cut(full, titleShown)}</p>
        <p className="text-14 text-muted">
          {cut(metaDescription || excerpt || "The excerpt.", descriptionShown)}
        </p>
      </div>
    </figure>
  );
}
