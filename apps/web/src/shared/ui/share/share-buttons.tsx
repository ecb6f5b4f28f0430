import type { MouseEvent } from "react";
import { hasModifier } from "#shared/lib/page/has-modifier.ts";
import { useHost } from "#shared/lib/page/page-context.ts";
import { shareUrls } from "#shared/lib/page/share-urls.ts";
import { CopyLinkButton } from "./copy-link-button.tsx";
import { shareButtonVariants } from "./share-button-variants.ts";
import { FacebookGlyph, WhatsAppGlyph } from "./share-glyphs.tsx";

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
