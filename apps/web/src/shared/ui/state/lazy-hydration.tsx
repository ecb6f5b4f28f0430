import { type ComponentType, memo, type ReactNode, Suspense, use, useEffect, useRef, useState } from "react";
import { hasModifier } from "#shared/lib/page/has-modifier.ts";
import { usePageContext } from "#shared/lib/page/page-context.ts";
import { pressAgain, pressedPart } from "#shared/lib/page/press-again.ts";
import { reloadAt } from "#shared/lib/session/reload-at.ts";

const loads: (() => Promise<void>)[] = [];

/** Loads the code of every lazily hydrated part of the pages that were loaded so far, and of the parts in them. */
export async function loadLazyParts(): Promise<void> {
  for (let known = 0; known < loads.length; ) {
    const found = loads.slice(known);
    known = loads.length;
    await Promise.all(found.map((load) => load()));
  }
}

/** The link of this site under a plain click; null where the browser should handle the click. */
function linkOf(event: Event): HTMLAnchorElement | null {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
  const isPlain = event instanceof MouseEvent && event.button === 0 && !hasModifier(event);
  return isPlain && link && !link.target && link.origin === window.location.origin ? link : null;
}

/** Keeps the last click or submit in a part that is not hydrated yet. Gives what repeats it, once. */
function holdEvents(part: HTMLElement): () => void {
  let repeat = () => {};
  const hold = (event: Event) => {
    const target = event.target as Element;
    if (!part.contains(target)) return;
    const pressed = pressedPart(target);
    const link = linkOf(event);
    if (event.type === "submit") {
      event.preventDefault();
      repeat = () => (target as HTMLFormElement).requestSubmit();
    } else if (pressed) {
      repeat = () => pressAgain(pressed);
    } else if (link) {
      event.preventDefault();
      repeat = () => link.click();
      // Without its code the link is still a link.
      loadLazyParts().catch(() => reloadAt(link.href));
    }
  };
  // While capturing: React stops a click on what it has not hydrated.
  for (const name of ["click", "submit"]) document.addEventListener(name, hold, true);
  return () => {
    for (const name of ["click", "submit"]) document.removeEventListener(name, hold, true);
    if (part.isConnected) repeat();
    repeat = () => {};
  };
}

/**
 * A component that the server renders with the page and whose code the browser loads with `loadLazyParts`. Until then
 * Suspense keeps the server's HTML, and clicks and submits in it are held; where there is no such HTML, `fallback` shows.
 * Unlike `React.lazy`, it renders at once where its code is there, so that `renderToString` gives the whole page.
 */
export function lazyHydrated<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: ReactNode = null,
): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined;
  const arrival = Promise.withResolvers<ComponentType<P>>();
  const loadPart = async () => {
    Loaded ??= await load();
    arrival.resolve(Loaded);
  };
  loads.push(loadPart);

  type PartProps = { props: P; onHydrated: () => void };

  function Ready({ Part, props, onHydrated }: PartProps & { Part: ComponentType<P> }) {
    useEffect(onHydrated, [onHydrated]);
    return <Part {...props} />;
  }

  function Waiting(rest: PartProps) {
    return <Ready Part={use(arrival.promise)} {...rest} />;
  }

  // Memoised: new props for a part that is not hydrated yet would replace its HTML by the fallback.
  return memo(function LazyHydrated(props: P) {
    const { hydrating } = usePageContext();
    const place = useRef<HTMLDivElement>(null);
    const release = useRef(() => {});
    const [isReady] = useState(() => Loaded !== undefined);
    const [handleHydrated] = useState(() => () => release.current());
    useEffect(() => {
      if (!Loaded && place.current) release.current = holdEvents(place.current);
      // The server has not rendered it. Where its code does not arrive, the next visit tries again.
      if (!hydrating.current) loadPart().catch(() => {});
      return () => release.current();
    }, [hydrating]);
    return (
      <div ref={place} className="contents">
        <Suspense fallback={fallback}>
          {isReady && Loaded ? (
            <Ready Part={Loaded} props={props} onHydrated={handleHydrated} />
          ) : (
            <Waiting props={props} onHydrated={handleHydrated} />
          )}
        </Suspense>
      </div>
    );
  }) as unknown as ComponentType<P>;
}
