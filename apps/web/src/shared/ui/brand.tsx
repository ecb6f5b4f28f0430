import { cx } from "#shared/lib/text/class-names.ts";

/** The logo: a pinned call sheet in a beam of light. The same in both themes. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#2a1763" />
      <path d="M23.5 0h.5a8 8 0 0 1 5.66 2.34L24 32H8a8 8 0 0 1-6.93-4Z" fill="#ffc387" />
      <g transform="rotate(-7 16 18)">
        <path d="M9 9.5h14v17H9z" fill="#fff" />
        <path d="M12 16.5h8M12 19.75h8M12 23h4.5" stroke="#2a1763" strokeWidth="1.6" strokeLinecap="round" />
      </g>
      <circle cx="15" cy="10.8" r="2.5" fill="#2a1763" />
    </svg>
  );
}

type BrandProps = {
  size?: "medium" | "large";
  /** Shows the logo alone where large text needs the room; the parent then has to have the name. */
  canShrink?: boolean;
};

export function Brand({ size = "medium", canShrink = false }: BrandProps) {
  const isLarge = size === "large";
  return (
    <span className="inline-flex items-center gap-2.5 text-ink">
      <BrandMark className={isLarge ? "size-11" : "size-8"} />
      <span
        className={cx(
          "font-display font-heading leading-none tracking-[-0.02em] pt-1",
          isLarge ? "text-34 sm:text-40" : "text-23",
          canShrink && "max-[14rem]:hidden",
        )}
      >
        Callboard
      </span>
    </span>
  );
}
