/** Two beams of light over the hero image, which fade out as it appears. The parent must be `relative`. */
export function HeroFallback() {
  return (
    <svg
      viewBox="0 0 160 100"
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-0 size-full origin-top animate-hero-fallback opacity-0"
      aria-hidden="true"
    >
      <path d="M34-4h10l46 108H22Z" className="fill-amber" opacity="0.6" />
      <path d="M118-4h10l10 108H70Z" className="fill-lilac" opacity="0.6" />
    </svg>
  );
}
