import type { Headshot } from "@callboard/contracts/headshot";
import { Pencil, Trash2 } from "lucide-react";
import { IconButton } from "#shared/ui/icon-button.tsx";
import { Image } from "#shared/ui/image.tsx";

type HeadshotItemProps = {
  headshot: Headshot;
  isMain: boolean;
  onDescribe: () => void;
  onRemove: () => void;
};

/** One headshot with its words, which stand below it, as its owner edits it. */
export function HeadshotItem({ headshot, isMain, onDescribe, onRemove }: HeadshotItemProps) {
  const { id, address, alt } = headshot;
  return (
    <div className="grid grid-cols-1 content-start">
      <div className="relative overflow-hidden rounded-t-control">
        <Image
          src={address}
          alt=""
          width={960}
          height={1200}
          sizes="(min-width: 640px) 200px, 46vw"
          id={`headshot-${id}`}
          className="aspect-4/5 w-full"
        />
        {isMain && (
          <span className="absolute top-2 left-2 rounded-full bg-accent-ink px-3 py-1 text-14 font-semibold text-paper scheme-light">
            Main
          </span>
        )}
      </div>
      <div className="flex items-start gap-1 pt-1 pl-2">
        <p className="line-clamp-2 min-w-0 flex-1 pt-2.5 text-14 wrap-anywhere text-muted">{alt}</p>
        <IconButton label={`Describe ${alt}`} onClick={onDescribe}>
          <Pencil aria-hidden className="size-5" />
        </IconButton>
        <IconButton label={`Delete ${alt}`} onClick={onRemove} className="-ml-2">
          <Trash2 aria-hidden className="size-5" />
        </IconButton>
      </div>
    </div>
  );
}
