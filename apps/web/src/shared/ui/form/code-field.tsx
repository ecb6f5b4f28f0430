import { limits } from "@callboard/contracts/limits";
import type { RefObject } from "react";
import { Input } from "./control.tsx";
import { Field } from "./field.tsx";

/** Normalises a typed or pasted code: no spaces and dashes, limited length. */
function codeOf(text: string): string {
  return text.replace(/[\s-]/g, "").slice(0, limits.otpMax);
}

type CodeFieldProps = {
  value: string;
  onChange: (code: string) => void;
  error?: string | undefined;
  input?: RefObject<HTMLInputElement | null>;
};

/** The code from the text message: one input, which phones can autofill. */
export function CodeField({ value, onChange, error, input }: CodeFieldProps) {
  return (
    <Field label="Code" required error={error}>
      {(control) => (
        <Input
          {...control}
          ref={input}
          name="otp"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={value}
          onChange={({ target }) => onChange(codeOf(target.value))}
          className="h-14! max-w-64 font-display text-28! font-heading tracking-[0.2em] tabular-nums"
        />
      )}
    </Field>
  );
}
