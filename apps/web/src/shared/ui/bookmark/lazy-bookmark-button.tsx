import { lazyHydrated } from "../state/lazy-hydration.tsx";

/** The bookmark button, whose code no page waits for. */
export const LazyBookmarkButton = lazyHydrated(() =>
  import("./bookmark-button.tsx").then(({ BookmarkButton }) => BookmarkButton),
);
