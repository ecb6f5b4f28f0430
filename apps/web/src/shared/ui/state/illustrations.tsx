const lineStyle = {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
} as const;

/** A stage with a beam of light on an empty spot. */
export function ErrorIllustration({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 192 104" className={className} aria-hidden="true" {...lineStyle}>
      <path d="M70 10 52 84h80L86 6Z" className="fill-amber" stroke="none" opacity="0.55" />
      <ellipse cx="92" cy="84" rx="40" ry="7" className="fill-amber" stroke="none" />
      <path d="m66 10 18-6 5 9-17 7Z" className="fill-surface" />
      <path d="M8 4h176M76 4v4" />
      <path d="M8 84h34M142 84h42M24 94h144" opacity="0.6" />
    </svg>
  );
}

const boards = "M8 78h176M20 86h152M36 94h120";
const curtains =
  "M16 12v62c10-3 15-14 17-30 1-12 0-22-2-32M176 12v62c-10-3-15-14-17-30-1-12 0-22 2-32M8 12h176M31 12c10 9 22 9 32 0 10 9 22 9 33 0 10 9 22 9 33 0 10 9 22 9 32 0";

/** An unlit stage. */
export function EmptyIllustration({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 192 104" className={className} aria-hidden="true" {...lineStyle}>
      <path d={curtains} />
      <path d={boards} opacity="0.6" />
      <path d="M96 78V52M88 78h16M86 52h20M88 52v-6h16v6" opacity="0.8" />
    </svg>
  );
}
