import type { ComponentProps, MouseEvent } from "react";
import { Button, type ButtonVariants } from "../button.tsx";

// Pressing must not blur a field first: its error would appear and move the button away.
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** `busyText` is shown while the form is sent. */
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
