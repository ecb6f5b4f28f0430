import { useEffect, useState } from "react";
import type { OutlineEntry } from "./article-outline.ts";

/** A heading counts as reached when it is above this part of the screen. */
const lineAt = 0.3;

/** The id of the section that is being read, or null above the first heading. */
export function useCurrentSection(entries: readonly OutlineEntry[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const headings = entries.flatMap(({ id }) => document.getElementById(id) ?? []);
    const find = () => {
      const line = window.innerHeight * lineAt;
      setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top <= line)?.id ?? null);
    };
    // Fires when a heading crosses the line in either direction, in a jump too: all that is above counts as inside.
    const rootMargin = `1000000px 0px -${(1 - lineAt) * 100}% 0px`;
    const observer = new IntersectionObserver(find, { rootMargin });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [entries]);
  return current;
}
