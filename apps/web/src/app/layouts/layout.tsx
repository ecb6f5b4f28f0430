import type { ReactNode } from "react";
import type { Location } from "react-router-dom";
import type { LayoutName } from "../page-module.ts";
import { BareHeader } from "./bare-header.tsx";
import { Footer } from "./footer/footer.tsx";
import { Header } from "./header.tsx";
import { Masthead } from "./masthead.tsx";
import { ScrollToTop } from "./scroll-to-top.tsx";
import { SessionNotices } from "./session-notices.tsx";

type LayoutProps = { name: LayoutName; location: Location; children: ReactNode };

/** What stands around every page. */
export function Layout({ name, location, children }: LayoutProps) {
  const isBlogList = /^\/blog\/?$/i.test(location.pathname);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="absolute top-2 left-2 z-60 -translate-y-20 rounded-control bg-primary px-4 py-2.5 font-semibold text-on-primary focus:translate-y-0"
      >
        Skip to content
      </a>
      {name === "masthead" && <Masthead />}
      {name === "bare" && <BareHeader />}
      {name === "site" && <Header hasPhoneSearch={isBlogList} />}
      <SessionNotices />
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <Footer />
      <ScrollToTop />
    </div>
  );
}
