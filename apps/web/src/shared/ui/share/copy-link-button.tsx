import { failureTexts } from "@callboard/contracts/error";
import { Check, Link2 } from "lucide-react";
import { useEffect, useState } from "react";
import { notify } from "#shared/lib/failure/notify.ts";
import { IconButton } from "../icon-button.tsx";
import { shareButtonVariants } from "./share-button-variants.ts";

const confirmedMs = 1_500;

/** Copies the page's URL without its hash, and confirms it for a moment. */
export function CopyLinkButton() {
  const [copies, setCopies] = useState(0);
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (copies === 0) return;
    setIsCopied(true);
    const timer = setTimeout(() => setIsCopied(false), confirmedMs);
    return () => clearTimeout(timer);
  }, [copies]);

  const handleClick = async () => {
    const { origin, pathname } = window.location;
    try {
      await navigator.clipboard.writeText(origin + pathname);
      setCopies((count) => count + 1);
    } catch {
      notify.error(failureTexts.copy);
    }
  };
  const Icon = isCopied ? Check : Link2;
  return (
    <span className="relative inline-flex">
      <IconButton label="Copy link" onClick={handleClick} className={shareButtonVariants.icon}>
        <Icon aria-hidden className="size-5" />
      </IconButton>
      <span
        role="status"
        className="absolute top-1/2 left-full ml-2 -translate-y-1/2 text-14 font-semibold text-success"
      >
        {isCopied && "Copied!"}
      </span>
    </span>
  );
}
