import type { FocusEvent, KeyboardEvent } from "react";
import { useFormContext } from "react-hook-form";

/**
 * Registers a field of the surrounding form whose text is mended, such as `12,50` to `12.50`. The form holds, checks and
 * sends the mended text at every moment; the field shows it on Enter and once it is left.
 */
export function useMended(name: string, mend: (written: string) => string) {
  const { register, setValue } = useFormContext();
  const show = (input: HTMLInputElement) => {
    const mended = mend(input.value);
    if (mended !== input.value) setValue(name, mended);
  };
  return {
    ...register(name, {
      setValueAs: (written: unknown) => (typeof written === "string" ? mend(written) : written),
      onBlur: ({ target }: FocusEvent<HTMLInputElement>) => show(target),
    }),
    onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
      if (key === "Enter") show(currentTarget);
    },
  };
}
