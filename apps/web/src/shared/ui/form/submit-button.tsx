import type { ComponentProps, MouseEvent } from "react";
import { Button, type ButtonVariants } from "../button.tsx";

// A press must not take the focus out of a field first: its message would appear and move the button away.
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Sends its form; `busyText` is what it says while the form is on its way. */
export function SubmitButton({
  isSending,
  busyText,
  ...props
}: Omit<ComponentProps<"button">, "type"> & ButtonVariants & { isSending: boolean; busyText: string }) {
  return (
    <Button
      onMouseDown={keepFocus}
      disabled={isSending}
      {...props}
      type="submit"
      busyText={isSending && busyText}
    />
  );
}
