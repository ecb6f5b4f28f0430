import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { IconButton } from "../icon-button.tsx";
import { Input } from "./control.tsx";

/** A password input with a show button. Set `autoComplete` to tell new passwords from current ones. */
export function PasswordInput(props: Omit<ComponentProps<"input">, "type">) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <span className="relative block">
      <Input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...props}
        type={isShown ? "text" : "password"}
        className="pr-12"
      />
      <IconButton
        label={isShown ? "Hide password" : "Show password"}
        aria-controls={props.id}
        onClick={() => setIsShown(!isShown)}
        className="absolute top-0 right-0 text-muted hover:text-ink"
      >
        <Icon aria-hidden className="size-5" />
      </IconButton>
    </span>
  );
}
