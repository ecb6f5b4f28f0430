import type { LibraryImage } from "@callboard/contracts/library-image";
import { limits } from "@callboard/contracts/limits";
import { useState } from "react";
import { FilterBar, SelectFilter, TextFilter } from "../kit/filter-bar.tsx";
import { EmptyList, ListState } from "../kit/list-state.tsx";
import { LoadMore } from "../kit/load-more.tsx";
import { PageHeader } from "../kit/page-header.tsx";
import { useFilters } from "../kit/use-filters.ts";
import { ImageDetails } from "./image-details.tsx";
import { ImageGrid, ImageGridSkeleton } from "./image-grid.tsx";
import { UploadImages } from "./upload-images.tsx";
import { useLibrary } from "./use-library.ts";

const failure = "The images could not be loaded";

/** The image library: what articles and lists show. */
export function Area() {
  const filters = useFilters(["search", "used"]);
  const { search, used } = filters.values;
  const [opened, setOpened] = useState<LibraryImage | null>(null);
  const { query, images } = useLibrary({ search, isUnused: used === "no" });
  return (
    <>
      <PageHeader
        title="Images"
        text="What articles, categories, tags and videos show. A file that is uploaded twice is one image."
      />
      <UploadImages />
      <FilterBar label="Find images" isFiltered={filters.isFiltered} onClear={filters.clear}>
        <TextFilter
          label="Search"
          placeholder="Name or text"
          maxLength={limits.searchMax}
          value={search}
          onChange={(next) => filters.change({ search: next })}
        />
        <SelectFilter
          label="Use"
          all="Used or not"
          value={used === "no" ? used : ""}
          onChange={(next) => filters.change({ used: next })}
        >
          <option value="no">Not used</option>
        </SelectFilter>
      </FilterBar>
      <ListState query={query} failure={failure} skeleton={<ImageGridSkeleton shape="page" />}>
        {() => {
          if (images.length === 0)
            return filters.isFiltered ? (
              <EmptyList
                title="No such image"
                text="Every word must be the beginning of one in the name or the alternative text."
              />
            ) : (
              <EmptyList title="No images yet" text="What is uploaded here or for an article is kept here." />
            );
          return (
            <div
              aria-busy={query.isPlaceholderData}
              className="transition-opacity duration-180 aria-busy:opacity-60"
            >
              <ImageGrid label="Images" images={images} shape="page" act="Open" onPress={setOpened} />
            </div>
          );
        }}
      </ListState>
      <LoadMore query={query} failure={failure} />
      <ImageDetails image={opened} onClose={() => setOpened(null)} />
    </>
  );
}
