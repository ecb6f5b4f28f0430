import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { notify } from "#shared/lib/failure/notify.ts";
import { Button, type ButtonVariants } from "#shared/ui/button.tsx";

const confirmedMs = 2_000;

type CopyButtonProps = { text: string; label: string; size?: ButtonVariants["size"] };

/** Copies a text, and says so for a moment. */
export function CopyButton({ text, label, size }: CopyButtonProps) {
  const [copies, setCopies] = useState(0);
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (copies === 0) return;
    setIsCopied(true);
    const timer = setTimeout(() => setIsCopied(false), confirmedMs);
    return () => clearTimeout(timer);
  }, [copies]);
  const handleClick = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopies((count) => count + 1);
    } catch {
      notify.error("Could not copy: select the text instead");
    }
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <span className="inline-flex">
      <Button variant="secondary" size={size} onClick={handleClick}>
        <Icon aria-hidden className="size-4" />
        {label}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && "Copied"}
      </span>
    </span>
  );
}
