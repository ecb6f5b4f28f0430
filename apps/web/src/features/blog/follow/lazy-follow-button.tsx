import { lazyHydrated } from "#shared/ui/state/lazy-hydration.tsx";

/** The button that follows, whose code no page waits for. */
export const LazyFollowButton = lazyHydrated(() =>
  import("./follow-button.tsx").then(({ FollowButton }) => FollowButton),
);
