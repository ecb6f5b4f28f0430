import { Link } from "react-router-dom";
import { useNow } from "#shared/lib/page/use-now.ts";
import { Brand } from "#shared/ui/brand.tsx";
import { ThemeSwitch } from "#shared/ui/theme-switch.tsx";
import { LocationSelect } from "./location-select.tsx";
import { RegisterLinks } from "./register-links.tsx";
import { SocialLinks } from "./social-links.tsx";

const links = [
  { to: "/contact?topic=advertise", text: "Advertise with us" },
  { to: "/blog", text: "Blog" },
  { to: "/contact", text: "Contact Us" },
  { to: "/privacy", text: "Privacy Policy" },
  { to: "/search", text: "Search" },
];

/** Dark in both themes. */
export function Footer() {
  const year = useNow().year();
  return (
    <footer className="below-fold mt-16 border-line border-t bg-stage text-ink scheme-dark sm:mt-24">
      <div className="wrap grid grid-cols-1 gap-10 pt-12 pb-20 lg:pt-16">
        <div className="flex flex-wrap items-start justify-between gap-x-12 gap-y-8">
          <div className="max-w-lg">
            <Brand />
            <p className="mt-4 text-muted">
              The board backstage where calls are pinned. Find yours, or pin one.
            </p>
          </div>
          <RegisterLinks />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-6 border-line border-t pt-6">
          <nav aria-label="Footer" className="max-sm:w-full">
            <ul className="grid grid-cols-2 gap-x-6 max-[14rem]:grid-cols-1 sm:flex">
              {links.map(({ to, text }) => (
                <li key={to}>
                  <Link to={to} className="flex min-h-11 items-center underline-offset-4 hover:underline">
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <SocialLinks />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-6">
          <p className="text-14 text-muted">{`© ${year} Callboard`}</p>
          <div className="flex flex-wrap items-center gap-3">
            <LocationSelect />
            <ThemeSwitch />
          </div>
        </div>
      </div>
    </footer>
  );
}
