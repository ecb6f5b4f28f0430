import { Link } from "react-router-dom";
import { buttonClass } from "#shared/ui/button.tsx";

/** Invites visitors to post an audition. Dark in both themes. */
export function TalentBanner() {
  return (
    <section
      aria-labelledby="talent"
      className="relative mt-4 overflow-hidden rounded-hero bg-linear-135 from-[#2a1763] to-[#170f2b] text-ink scheme-dark lg:mt-8"
    >
      <svg
        viewBox="0 0 1200 320"
        preserveAspectRatio="xMaxYMid slice"
        className="absolute inset-0 size-full max-sm:opacity-40"
        aria-hidden="true"
      >
        <defs>
          <linearGradient id="talent-light" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="#ffc387" stopOpacity="0.55" />
            <stop offset="1" stopColor="#ffc387" stopOpacity="0.1" />
          </linearGradient>
        </defs>
        <path d="M1010-20h46L1040 300H700Z" fill="url(#talent-light)" />
        <path d="M760-20h36L1130 300H840Z" className="fill-lilac" opacity="0.14" />
        <ellipse cx="870" cy="298" rx="172" ry="16" className="fill-amber" opacity="0.55" />
      </svg>
      <div className="relative grid gap-4 p-6 sm:p-10 lg:max-w-2xl lg:p-14">
        <h2 id="talent" className="text-28 sm:text-34">
          Looking for talent?
        </h2>
        <p className="max-w-md text-16 text-muted sm:text-18">
          Pin your audition or event where actors, models, singers, anchors and crew look first.
        </p>
        <div className="mt-2">
          <Link to="/create-event" className={buttonClass()}>
            Post an audition
          </Link>
        </div>
      </div>
    </section>
  );
}
