import type { OutlineEntry } from "@callboard/contracts/blog";
import { ChevronDown } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { ContentsList } from "./contents-list.tsx";

/** A heading counts as reached above this fraction of the screen's height. */
const lineAt = 0.3;

function useCurrentSection(entries: readonly OutlineEntry[]): string | null {
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

const name = "Table of contents";

/** A sidebar on wide screens, a disclosure above the article on narrow ones. */
export function TableOfContents({ entries }: { entries: readonly OutlineEntry[] }) {
  const current = useCurrentSection(entries);
  const details = useRef<HTMLDetailsElement>(null);
  const handleFollow = () => details.current?.removeAttribute("open");
  if (entries.length === 0) return null;
  return (
    <>
      <nav aria-label={name} className="max-lg:hidden">
        <p className="mb-3 font-display text-18 font-heading">{name}</p>
        <ContentsList entries={entries} current={current} />
      </nav>
      <nav aria-label={name} className="lg:hidden">
        <details ref={details} className="group rounded-card border border-line bg-surface">
          <summary className="flex min-h-12 list-none items-center justify-between gap-3 rounded-card px-4 font-semibold">
            {name}
            <ChevronDown aria-hidden className="size-5 text-muted group-open:rotate-180" />
          </summary>
          <div className="px-4 pb-4">
            <ContentsList entries={entries} current={current} onFollow={handleFollow} />
          </div>
        </details>
      </nav>
    </>
  );
}
