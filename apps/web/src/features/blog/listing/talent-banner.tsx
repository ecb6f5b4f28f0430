import { Link } from "react-router-dom";
import { buttonClass } from "../../../shared/ui/button.tsx";

/** Invites whoever looks for talent to post an audition. Dark as a stage in both themes. */
export function TalentBanner() {
  return (
    <section
      aria-labelledby="talent"
      className="relative overflow-hidden rounded-hero bg-stage text-ink scheme-dark"
    >
      <svg
        viewBox="0 0 1200 320"
        preserveAspectRatio="xMaxYMid slice"
        className="absolute inset-0 size-full"
        aria-hidden="true"
      >
        <path d="M900-20h50L1010 340H640Z" className="fill-amber" opacity="0.24" />
        <path d="M1120-20h40L1130 340H820Z" className="fill-rose" opacity="0.16" />
        <ellipse cx="860" cy="300" rx="180" ry="22" className="fill-amber" opacity="0.5" />
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
