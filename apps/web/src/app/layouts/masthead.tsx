import { Link } from "react-router-dom";
import { ListingSearch } from "#features/blog/listing/listing-search.tsx";
import { cx } from "#shared/lib/text/class-names.ts";
import { Brand } from "#shared/ui/brand.tsx";
import { buttonClass } from "#shared/ui/button.tsx";
import { MenuButton } from "./menu-button.tsx";
import { SessionMenu } from "./session-menu.tsx";
import { postAuditionLink, useSectionLinks } from "./site-links.ts";

function Light() {
  return (
    <svg
      viewBox="0 0 1440 240"
      preserveAspectRatio="xMidYMin slice"
      className="absolute inset-0 size-full"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="masthead-warm" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="165">
          <stop offset="0" stopColor="#ffc387" stopOpacity="0.5" />
          <stop offset="1" stopColor="#ffc387" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="masthead-cool" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="165">
          <stop offset="0" stopColor="#d4c6f9" stopOpacity="0.4" />
          <stop offset="1" stopColor="#d4c6f9" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path d="M850-10h34L640 250H330Z" fill="url(#masthead-warm)" />
      <path d="M590-10h30L990 250H710Z" fill="url(#masthead-cool)" />
    </svg>
  );
}

/** The header of the home page, dark in both themes. */
export function Masthead() {
  return (
    <header className="relative overflow-hidden bg-stage text-ink scheme-dark">
      <Light />
      <div className="wrap relative grid grid-cols-1 gap-4 pt-4 pb-4 sm:gap-5 sm:pt-6">
        <div className="flex items-center gap-3">
          <Link to="/" aria-label="Callboard, home" className="mr-auto rounded-control">
            <Brand size="large" canShrink />
          </Link>
          <SessionMenu className="w-44 shrink-0 max-lg:hidden" />
          <Link to={postAuditionLink.to} className={cx(buttonClass(), "max-md:hidden")}>
            {postAuditionLink.text}
          </Link>
          <MenuButton className="-mr-2 lg:hidden" />
        </div>
        <div className="flex items-center gap-6">
          <nav aria-label="Sections" className="-ml-3 hidden lg:block">
            <ul className="flex gap-1">
              {useSectionLinks().map(({ to, text }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="flex min-h-11 items-center rounded-control px-3 text-16 font-semibold hover:bg-sunken"
                  >
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <ListingSearch label="Search stories" className="min-w-0 flex-1 lg:ml-auto lg:max-w-sm" />
        </div>
      </div>
    </header>
  );
}
