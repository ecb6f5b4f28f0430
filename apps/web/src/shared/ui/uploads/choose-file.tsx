import { type ChangeEvent, type ReactNode, useRef } from "react";
import { Button } from "../button.tsx";

type ChooseFileProps = {
  /** Types and endings, as the attribute of an input has them. */
  accept: string;
  label: string;
  onChoose: (file: File) => void;
  children: ReactNode;
};

/** A button that asks for a file. */
export function ChooseFile({ accept, label, onChoose, children }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) onChoose(file);
    // The same file can be chosen again.
    target.value = "";
  };
  return (
    <>
      <input ref={input} type="file" hidden accept={accept} aria-label={label} onChange={handleChange} />
      <Button variant="secondary" size="small" onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
