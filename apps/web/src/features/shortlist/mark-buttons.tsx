import { type SharedApplication, type ShortlistMark, shortlistMarks } from "@callboard/contracts/shortlist";
import { CircleCheck, CircleHelp, CircleX } from "lucide-react";
import { Button } from "#shared/ui/button.tsx";

const words: Record<ShortlistMark, { text: string; Icon: typeof CircleX }> = {
  yes: { text: "Yes", Icon: CircleCheck },
  maybe: { text: "Maybe", Icon: CircleHelp },
  no: { text: "No", Icon: CircleX },
};

type MarkButtonsProps = {
  application: SharedApplication;
  /** Null takes the mark back. */
  onMark: (id: number, mark: ShortlistMark | null) => void;
};

/** One of three marks; pressed again, none. */
export function MarkButtons({ application, onMark }: MarkButtonsProps) {
  const { id, name, mark } = application;
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Your mark for {name}</legend>
      {shortlistMarks.map((each) => {
        const { text, Icon } = words[each];
        const isMarked = mark === each;
        return (
          <Button
            key={each}
            variant={isMarked ? "primary" : "secondary"}
            aria-pressed={isMarked}
            onClick={() => onMark(id, isMarked ? null : each)}
          >
            <Icon aria-hidden className="size-5" /> {text}
          </Button>
        );
      })}
    </fieldset>
  );
}
