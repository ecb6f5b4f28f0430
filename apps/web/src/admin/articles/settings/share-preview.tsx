import type { Article, ArticleFields } from "@callboard/contracts/article";
import { useWatch } from "react-hook-form";

/** The image that a shared link shows. It is drawn anew with each publication. */
export function SharePreview({ article }: { article: Article }) {
  const [title, featured] = useWatch<ArticleFields, ["title", "featured_image"]>({
    name: ["title", "featured_image"],
  });
  const { state, published_slug, fields, has_changes } = article;
  const isDrawn = state === "published" && !has_changes && published_slug !== null;
  return (
    <figure className="grid gap-1.5">
      <figcaption className="text-14 text-muted">
        {isDrawn
          ? "As a shared link shows it"
          : "About as a shared link will show it: the image is drawn when it is published"}
      </figcaption>
      {isDrawn ? (
        <img
          src={`/share/article/${encodeURIComponent(published_slug)}.jpg`}
          alt={`Share image: ${fields.title}`}
          width={1200}
          height={630}
          loading="lazy"
          className="h-auto w-full rounded-control border border-line"
        />
      ) : (
        <div className="relative grid aspect-[1200/630] content-end overflow-hidden rounded-control bg-stage p-4 text-ink scheme-dark">
          {featured && (
            <img src={featured} alt="" className="absolute inset-0 size-full object-cover opacity-45" />
          )}
          <p className="relative line-clamp-3 font-display text-20 font-heading leading-heading wrap-anywhere">
            {title || "Title of the article"}
          </p>
        </div>
      )}
    </figure>
  );
}
