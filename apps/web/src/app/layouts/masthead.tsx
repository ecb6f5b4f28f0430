import { Link } from "react-router-dom";
import { cx } from "../../shared/lib/class-names.ts";
import { Brand } from "../../shared/ui/brand.tsx";
import { buttonClass } from "../../shared/ui/button.tsx";
import { MenuButton } from "./menu-button.tsx";
import { SessionMenu } from "./session-menu.tsx";
import { postAuditionLink, sectionLinks } from "./site-links.ts";
import { SiteSearch } from "./site-search.tsx";

function Light() {
  return (
    <svg
      viewBox="0 0 1440 240"
      preserveAspectRatio="xMidYMin slice"
      className="absolute inset-0 size-full"
      aria-hidden="true"
    >
      <path d="M980-20h60L900 260H560Z" className="fill-amber" opacity="0.16" />
      <path d="M1180-20h50l60 280H900Z" className="fill-lilac" opacity="0.14" />
      <path d="M260-20h40l180 280H150Z" className="fill-rose" opacity="0.07" />
    </svg>
  );
}

/** The front page's own head, dark as a stage in both themes. */
export function Masthead() {
  return (
    <header className="relative overflow-hidden bg-stage text-ink scheme-dark">
      <Light />
      <div className="wrap relative grid gap-4 pt-4 pb-4 sm:gap-5 sm:pt-6">
        <div className="flex items-center gap-3">
          <Link to="/" aria-label="Callboard, home" className="mr-auto rounded-control">
            <Brand size="large" />
          </Link>
          <SessionMenu className="hidden lg:inline-flex" />
          <Link to={postAuditionLink.to} className={cx(buttonClass(), "hidden md:inline-flex")}>
            {postAuditionLink.text}
          </Link>
          <MenuButton className="-mr-2 lg:hidden" />
        </div>
        <div className="flex items-center gap-6">
          <nav aria-label="Sections" className="-ml-3 hidden lg:block">
            <ul className="flex gap-1">
              {sectionLinks.map(({ to, text }) => (
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
          <SiteSearch className="min-w-0 flex-1 lg:ml-auto lg:max-w-sm" />
        </div>
      </div>
    </header>
  );
}
