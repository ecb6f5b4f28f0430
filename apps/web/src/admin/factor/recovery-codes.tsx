import { Download, Printer } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { saveFile } from "#shared/lib/page/save-file.ts";
import { Button } from "#shared/ui/button.tsx";
import { CopyButton } from "../kit/copy-button.tsx";

/** Saves the codes as a file, which the browser makes itself. */
function download(codes: readonly string[]) {
  const text = `Recovery codes of Callboard, each good for one use\n\n${codes.join("\n")}\n`;
  saveFile({ name: "callboard-recovery-codes.txt", text, type: "text/plain" });
}

/** The recovery codes, which are shown once. `onStored` is called when somebody says that they are in a safe place. */
export function RecoveryCodes({ codes, onStored }: { codes: readonly string[]; onStored: () => void }) {
  const [isStored, setIsStored] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="recovery-codes" className="grid gap-4">
      <h2 id="recovery-codes" ref={heading} tabIndex={-1} className="text-20">
        Your recovery codes
      </h2>
      <p className="text-muted">
        Each works once in place of a code of your app, when your phone is lost. They are not shown again:
        keep them where your phone is not.
      </p>
      <ul className="grid grid-cols-1 gap-x-8 gap-y-1.5 rounded-card border border-line bg-surface px-5 py-4 min-[22rem]:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="text-16 font-semibold tracking-wider">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 print:hidden">
        <CopyButton text={codes.join("\n")} label="Copy" size="small" />
        <Button variant="secondary" size="small" onClick={() => download(codes)}>
          <Download aria-hidden className="size-4" />
          Download
        </Button>
        <Button variant="secondary" size="small" onClick={() => window.print()}>
          <Printer aria-hidden className="size-4" />
          Print
        </Button>
      </div>
      <label className="flex min-h-11 items-center gap-3 font-semibold print:hidden">
        <input
          type="checkbox"
          checked={isStored}
          onChange={({ target }) => setIsStored(target.checked)}
          className="size-5 accent-primary"
        />
        I have stored them
      </label>
      <Button disabled={!isStored} onClick={onStored} className="print:hidden">
        Continue
      </Button>
    </section>
  );
}
