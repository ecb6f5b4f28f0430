import { Info, X } from "lucide-react";
import { Button } from "#shared/ui/button.tsx";
import { IconButton } from "#shared/ui/icon-button.tsx";

type NoticeProps = { text: string; act?: { text: string; onPress: () => void }; onClose?: () => void };

/** Something to know about the article, above it. */
export function Notice({ text, act, onClose }: NoticeProps) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control bg-info-ground px-3.5 py-1.5 text-15"
    >
      <p className="flex min-h-9 min-w-0 flex-1 basis-64 items-center gap-2.5">
        <Info aria-hidden className="size-5 shrink-0 text-info" />
        <span className="min-w-0 wrap-anywhere">{text}</span>
      </p>
      {act && (
        <Button variant="quiet" size="small" className="underline" onClick={act.onPress}>
          {act.text}
        </Button>
      )}
      {onClose && (
        <IconButton label="Close" className="size-9!" onClick={onClose}>
          <X aria-hidden className="size-5" />
        </IconButton>
      )}
    </div>
  );
}

const names: Record<string, string> = {
  dl: "lists of terms",
  caption: "table captions",
  iframe: "embedded pages",
  video: "videos",
};

/** Parts of a stored article that the editor makes plain text of, before a save does. */
export function LostNotice({ names: lost }: { names: readonly string[] }) {
  const known = [...new Set(lost.map((name) => names[name] ?? `“${name}”`))];
  if (known.length === 0) return null;
  return (
    <Notice
      text={`The editor makes plain text of: ${known.join(", ")}. The stored article keeps them until you change its text.`}
    />
  );
}
