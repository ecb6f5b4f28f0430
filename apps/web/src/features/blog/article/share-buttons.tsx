import { useHost } from "../../../shared/lib/page-context.ts";
import { CopyLinkButton } from "./copy-link-button.tsx";
import { shareAddresses } from "./share-addresses.ts";
import { FacebookGlyph, WhatsAppGlyph } from "./share-glyphs.tsx";
import { shareLook } from "./share-look.ts";

type ShareButtonsProps = { path: string; title: string };

/** Hands an article on: to two networks, each in a new tab, or to the clipboard. */
export function ShareButtons({ path, title }: ShareButtonsProps) {
  const { facebook, whatsApp } = shareAddresses({ host: useHost(), path, title });
  const outside = { target: "_blank", rel: "noopener noreferrer", className: shareLook };
  return (
    <ul aria-label="Share this article" className="flex gap-2">
      <li>
        <a href={facebook} aria-label="Share on Facebook (opens in a new tab)" {...outside}>
          <FacebookGlyph />
        </a>
      </li>
      <li>
        <a href={whatsApp} aria-label="Share on WhatsApp (opens in a new tab)" {...outside}>
          <WhatsAppGlyph />
        </a>
      </li>
      <li>
        <CopyLinkButton />
      </li>
    </ul>
  );
}
