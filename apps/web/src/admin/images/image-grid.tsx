import type { LibraryImage } from "@callboard/contracts/library-image";
import { cx } from "#shared/lib/text/class-names.ts";
import { Image } from "#shared/ui/image.tsx";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { sizeText, usesText } from "./image-words.ts";

/** `page` fills a page; `field` stands in a form. */
type Shape = "page" | "field";

const grids = {
  page: "grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4",
  field: "grid-cols-2 gap-2",
};
const sizes = { page: "(min-width: 64rem) 15rem, 45vw", field: "12rem" };

type ImageGridProps = {
  label: string;
  images: readonly LibraryImage[];
  shape: Shape;
  /** What pressing an image does, before its name. */
  act: string;
  onPress: (image: LibraryImage) => void;
};

/** Images as buttons. */
export function ImageGrid({ label, images, shape, act, onPress }: ImageGridProps) {
  return (
    <ul aria-label={label} className={cx("grid", grids[shape])}>
      {images.map((image) => (
        <li key={image.id} className="min-w-0">
          <button
            type="button"
            onClick={() => onPress(image)}
            className="grid w-full content-start overflow-hidden rounded-control border border-line bg-surface text-left transition-colors duration-120 hover:border-ink"
          >
            <Image
              {...{ src: image.address, alt: "", id: image.id, width: 400, height: 300 }}
              sizes={sizes[shape]}
              className="aspect-[4/3] w-full"
            />
            <span className="grid gap-0.5 p-2.5 text-14">
              <span className="line-clamp-2 font-semibold wrap-anywhere">
                <span className="sr-only">{act} </span>
                {image.name}
              </span>
              {shape === "page" && (
                <span className="flex flex-wrap gap-x-3 text-13 text-muted">
                  <span>{sizeText(image)}</span>
                  <span>{usesText(image.uses)}</span>
                </span>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The images that are on their way. */
export function ImageGridSkeleton({ shape }: { shape: Shape }) {
  return (
    <Loading text="Loading..." className={cx("grid", grids[shape])}>
      {Array.from({ length: shape === "page" ? 8 : 4 }, (_, index) => (
        <Skeleton key={index} className="aspect-square w-full rounded-control" />
      ))}
    </Loading>
  );
}
