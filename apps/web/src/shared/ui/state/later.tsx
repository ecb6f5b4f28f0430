import { type ComponentType, memo, type ReactNode, Suspense, use, useEffect, useRef } from "react";
import { usePageContext } from "#shared/lib/page/page-context.ts";
import { pressAgain, pressedPart } from "#shared/lib/page/press-again.ts";

const parts: (() => Promise<void>)[] = [];

/** Brings every part of the pages loaded so far that waits for its code. */
export async function loadParts(): Promise<void> {
  await Promise.all(parts.map((bring) => bring()));
}

/** Keeps what is pressed or sent in a part that does not work yet; gives what does it again, once. */
function holdActs(place: HTMLElement): () => void {
  let again = () => {};
  const hold = (event: Event) => {
    const target = event.target as Element;
    if (!place.contains(target)) return;
    const pressed = pressedPart(target);
    if (event.type === "submit") {
      event.preventDefault();
      again = () => (target as HTMLFormElement).requestSubmit();
    } else if (pressed) again = () => pressAgain(pressed);
  };
  // On the way down: React stops a click on what it has not taken over yet.
  for (const name of ["click", "submit"]) document.addEventListener(name, hold, true);
  return () => {
    for (const name of ["click", "submit"]) document.removeEventListener(name, hold, true);
    if (place.isConnected) again();
    again = () => {};
  };
}

/**
 * A part of a page that is rendered with it but whose code may come later: `loadParts` brings it. Until then a rendered
 * page shows it as it is, and what is pressed or sent in it is kept; a page without it shows `fallback`.
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: ReactNode = null,
): ComponentType<P> {
  let Part: ComponentType<P> | undefined;
  const arrival = Promise.withResolvers<ComponentType<P>>();
  const bring = async () => {
    if (Part) return;
    Part = await load();
    // As React marks what it has seen fulfilled: `use` gives it at once, on the server and in a new part.
    Object.assign(arrival.promise, { status: "fulfilled", value: Part });
    arrival.resolve(Part);
  };
  parts.push(bring);

  function Waiting({ onArrival, ...props }: { onArrival: () => void }) {
    const Arrived = use(arrival.promise);
    useEffect(onArrival, [onArrival]);
    return <Arrived {...(props as P)} />;
  }

  // Memoised, because an update from above would replace what was rendered by the fallback.
  return memo(function Later(props: P) {
    const { hydrating } = usePageContext();
    const place = useRef<HTMLDivElement>(null);
    const release = useRef(() => {});
    const handleArrival = useRef(() => release.current());
    useEffect(() => {
      if (!Part && place.current) release.current = holdActs(place.current);
      // Nobody sees it yet. What does not arrive stays a `fallback`; the next visit tries again.
      if (!hydrating.current) bring().catch(() => {});
      return () => release.current();
    }, [hydrating]);
    return (
      <div ref={place} className="contents">
        <Suspense fallback={fallback}>
          <Waiting {...props} onArrival={handleArrival.current} />
        </Suspense>
      </div>
    );
  }) as unknown as ComponentType<P>;
}
