import { cx } from "#shared/lib/text/class-names.ts";

const lines = ["M0 0h118", "M0 22h150", "M0 44h96", "M0 66h134"];

function Light() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 520 640"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full"
    >
      <defs>
        <linearGradient id="art-warm" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffc387" stopOpacity="0.75" />
          <stop offset="1" stopColor="#ffc387" stopOpacity="0.08" />
        </linearGradient>
        <linearGradient id="art-cool" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#d4c6f9" stopOpacity="0.6" />
          <stop offset="1" stopColor="#d4c6f9" stopOpacity="0.05" />
        </linearGradient>
      </defs>
      <path d="M352-20h56L330 700H-30Z" fill="url(#art-warm)" />
      <path d="M96-20h46l420 720H270Z" fill="url(#art-cool)" />
      <path d="M0 586h520v54H0z" fill="#0b0711" opacity="0.75" />
    </svg>
  );
}

/** Call sheets pinned to a board in two beams of light. Decorative. */
export function AccountIllustration({ className }: { className?: string }) {
  return (
    <div aria-hidden className={cx("relative overflow-hidden bg-stage", className)}>
      <Light />
      <svg aria-hidden="true" viewBox="20 60 480 500" className="absolute inset-0 size-full">
        <g transform="translate(262 118) rotate(6)">
          <path d="M0 0h186v236H0z" className="fill-lilac" />
          <path d="M24 44h96M24 74h138M24 98h112M24 122h126" stroke="#3a2386" strokeWidth="9" />
          <circle cx="93" cy="10" r="11" className="fill-rose" stroke="#110c19" strokeWidth="3" />
        </g>
        <g transform="translate(72 228) rotate(-7)">
          <path d="M0 0h222v286H0z" fill="#fff" />
          <path d="M28 48h120" stroke="#17111f" strokeWidth="20" />
          <g transform="translate(28 96)" stroke="#857d95" strokeWidth="9">
            {lines.map((line) => (
              <path key={line} d={line} />
            ))}
          </g>
          <path d="M28 206h166v48H28z" className="fill-amber" />
          <path d="M50 230h122" stroke="#17111f" strokeWidth="10" />
          <circle cx="111" cy="12" r="13" className="fill-amber" stroke="#110c19" strokeWidth="3" />
        </g>
        <g transform="translate(300 392) rotate(3)">
          <path d="M0 0h150v104H0z" className="fill-fern" />
          <path d="M20 36h78M20 62h106" stroke="#17111f" strokeWidth="8" />
          <circle cx="75" cy="8" r="9" className="fill-steel" stroke="#110c19" strokeWidth="3" />
        </g>
      </svg>
    </div>
  );
}
