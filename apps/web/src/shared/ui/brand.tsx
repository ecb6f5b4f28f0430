import { cx } from "../lib/class-names.ts";

/** The mark: a call sheet, pinned, in a beam of light. Keeps its colours in both themes. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#2a1763" />
      <path d="M23 0h7L20 32H2Z" fill="#ffc387" opacity="0.42" />
      <g transform="rotate(-7 15 18)">
        <path d="M7.5 8.5h15v18h-15z" fill="#fff" />
        <path
          d="M10.5 16h9M10.5 19.5h9M10.5 23h5.5"
          stroke="#3a2386"
          strokeWidth="1.7"
          strokeLinecap="round"
        />
      </g>
      <circle cx="13.7" cy="10.6" r="2.6" fill="#ffc387" stroke="#2a1763" strokeWidth="1.4" />
    </svg>
  );
}

/** Mark and name, side by side. */
export function Brand({ size = "medium" }: { size?: "medium" | "large" }) {
  const isLarge = size === "large";
  return (
    <span className="inline-flex items-center gap-2.5 text-ink">
      <BrandMark className={isLarge ? "size-11" : "size-8"} />
      <span
        className={cx(
          "font-display font-heading leading-none tracking-[-0.02em] pt-1",
          isLarge ? "text-34 sm:text-40" : "text-23",
        )}
      >
        Callboard
      </span>
    </span>
  );
}
