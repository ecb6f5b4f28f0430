import { conversationFileTypes } from "@callboard/contracts/conversation";
import { Paperclip } from "lucide-react";
import { type ChangeEvent, useRef } from "react";
import { IconButton } from "#shared/ui/icon-button.tsx";

type AddFilesProps = { onChosen: (files: File[]) => void; isDisabled: boolean };

/** A button that asks for files. */
export function AddFiles({ onChosen, isDisabled }: AddFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onChosen([...(target.files ?? [])]);
    // The same file can be chosen again.
    target.value = "";
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={conversationFileTypes.join()}
        aria-label="Files to send"
        onChange={handleChange}
      />
      <IconButton
        label="Add files"
        disabled={isDisabled}
        onClick={() => input.current?.click()}
        className="-ml-1.5"
      >
        <Paperclip aria-hidden className="size-5" />
      </IconButton>
    </>
  );
}
