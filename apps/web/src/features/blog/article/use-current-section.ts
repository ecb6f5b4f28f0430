import type { OutlineEntry } from "@callboard/contracts/blog";
import { useEffect, useState } from "react";

/** A heading counts as reached above this fraction of the screen's height. */
const lineAt = 0.3;

export function useCurrentSection(entries: readonly OutlineEntry[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const headings = entries.flatMap(({ id }) => document.getElementById(id) ?? []);
    const find = () => {
      const line = window.innerHeight * lineAt;
      setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top <= line)?.id ?? null);
    };
    // Fires whenever a heading crosses the line, after a jump too, so everything above the line counts as read.
    const rootMargin = `1000000px 0px -${(1 - lineAt) * 100}% 0px`;
    const observer = new IntersectionObserver(find, { rootMargin });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [entries]);
  return current;
}
