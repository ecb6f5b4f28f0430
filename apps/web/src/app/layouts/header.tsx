import { useRef } from "react";
import { Link, useLocation } from "react-router-dom";
import { cx } from "#shared/lib/text/class-names.ts";
import { Brand } from "#shared/ui/brand.tsx";
import { buttonClass } from "#shared/ui/button.tsx";
import { MenuButton } from "./menu-button.tsx";
import { SessionMenu } from "./session-menu.tsx";
import { postAuditionLink, useSectionLinks } from "./site-links.ts";
import { SiteSearch } from "./site-search.tsx";
import { useHiddenOnScroll } from "./use-hidden-on-scroll.ts";

const sectionLinkClass = cx(
  "flex min-h-11 items-center rounded-control px-3 text-15 font-semibold whitespace-nowrap hover:bg-sunken",
  "aria-[current=page]:text-link aria-[current=page]:underline aria-[current=page]:underline-offset-8",
);

/** `hasPhoneSearch` shows a search box under the bar on phones. */
export function Header({ hasPhoneSearch }: { hasPhoneSearch: boolean }) {
  const bar = useRef<HTMLElement>(null);
  const isHidden = useHiddenOnScroll(bar);
  const here = `${useLocation().pathname}/`.toLowerCase();
  const isHere = (to: string) => here.startsWith(`${to}/`);
  return (
    <header
      ref={bar}
      className={cx(
        "sticky top-0 z-30 border-line border-b bg-paper transition-transform duration-240 ease-stage",
        isHidden && "-translate-y-full",
      )}
    >
      <div className="wrap flex h-14 items-center gap-4 sm:h-16">
        <Link to="/" aria-label="Callboard, home" className="rounded-control">
          <Brand canShrink />
        </Link>
        <nav aria-label="Sections" className="ml-2 max-nav:hidden">
          <ul className="flex">
            {useSectionLinks().map(({ to, text }) => (
              <li key={to}>
                <Link to={to} aria-current={isHere(to) ? "page" : undefined} className={sectionLinkClass}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex min-w-0 flex-1 items-center justify-end gap-2 md:max-nav:gap-4">
          <SiteSearch className="min-w-0 max-w-72 flex-1 max-sm:hidden" />
          <SessionMenu className="w-44 shrink-0 max-nav:hidden" />
          <Link to={postAuditionLink.to} className={cx(buttonClass(), "max-md:hidden")}>
            {postAuditionLink.text}
          </Link>
          <MenuButton className="-mr-2 nav:hidden" />
        </div>
      </div>
      {hasPhoneSearch && <SiteSearch className="wrap pb-3 sm:hidden" />}
    </header>
  );
}
