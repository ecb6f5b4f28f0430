import { hostName } from "@callboard/contracts/domain";
import type { MouseEvent } from "react";
import { hasModifier } from "#shared/lib/page/has-modifier.ts";
import { useHost } from "#shared/lib/page/page-context.ts";
import { CopyLinkButton } from "./copy-link-button.tsx";
import { shareButtonVariants } from "./share-button-variants.ts";

function FacebookGlyph() {
  return (
    <svg viewBox="0 0 24 24" className="size-5 fill-current" aria-hidden="true">
      <path d="M13.6 22v-8.6h2.9l.5-3.5h-3.4V7.8c0-1 .4-1.7 1.8-1.7h1.8V3a22 22 0 0 0-2.6-.2c-2.7 0-4.4 1.6-4.4 4.5v2.6H7.3v3.5h2.9V22Z" />
    </svg>
  );
}

function WhatsAppGlyph() {
  return (
    <svg viewBox="0 0 24 24" className="size-5 fill-current" fillRule="evenodd" aria-hidden="true">
      <path d="M12 2.2a9.8 9.8 0 0 0-8.4 14.8L2.2 21.8l4.9-1.3A9.8 9.8 0 1 0 12 2.2Zm0 1.9a7.9 7.9 0 1 1-4.3 14.5l-.3-.2-2.4.6.7-2.3-.3-.4A7.9 7.9 0 0 1 12 4.1ZM8.5 7.3c.3 0 .5 0 .7.5l.8 1.9c.1.2.1.4 0 .6l-.8 1c.7 1.3 1.7 2.2 3.2 2.9l1-1.1c.2-.2.4-.3.7-.2l1.8.9c.4.2.5.4.4.8-.1 1.3-1.1 2.1-2.3 2-3.2-.3-6.5-3.3-7.3-6.3-.2-1.2.5-3 1.8-3Z" />
    </svg>
  );
}

const localHosts = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** The absolute URL of a path on the visitor's host. */
function absolute(host: string, path: string): string {
  const scheme = localHosts.test(hostName(host)) ? "http" : "https";
  return `${scheme}://${host}${path}`;
}

/** The share URLs of a page. */
function shareUrls({ host, path, title }: { host: string; path: string; title: string }) {
  const url = absolute(host, path);
  return {
    facebook: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url, t: title })}`,
    whatsApp: `https://wa.me/?${new URLSearchParams({ text: `${title} ${url}` })}`,
  };
}

type ShareButtonsProps = {
  /** A noun for what is shared. */
  what: string;
  path: string;
  title: string;
  /** Labels the buttons, except on phones. */
  hasWords?: boolean;
};

/** Opens the share page in a small window, or follows the link where windows are blocked. */
function openPopup(event: MouseEvent<HTMLAnchorElement>) {
  if (hasModifier(event)) return;
  const popup = window.open(event.currentTarget.href, "_blank", "popup,width=640,height=560");
  if (!popup) return;
  popup.opener = null;
  event.preventDefault();
}

/** Share links to two networks, and a button to copy the URL. */
export function ShareButtons({ what, path, title, hasWords = false }: ShareButtonsProps) {
  const { facebook, whatsApp } = shareUrls({ host: useHost(), path, title });
  const networks = [
    { text: "Share on Facebook", href: facebook, Glyph: FacebookGlyph, onClick: openPopup },
    { text: "Share on Whatsapp", href: whatsApp, Glyph: WhatsAppGlyph },
  ];
  return (
    <ul aria-label={`Share this ${what}`} className="flex flex-wrap gap-2 print:hidden">
      {networks.map(({ text, href, Glyph, onClick }) => (
        <li key={text}>
          <a
            href={href}
            onClick={onClick}
            target="_blank"
            rel="noopener noreferrer"
            className={hasWords ? shareButtonVariants.text : shareButtonVariants.icon}
          >
            <Glyph />
            <span className={hasWords ? "max-sm:sr-only" : "sr-only"}>{text}</span>
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </li>
      ))}
      <li>
        <CopyLinkButton />
      </li>
    </ul>
  );
}
