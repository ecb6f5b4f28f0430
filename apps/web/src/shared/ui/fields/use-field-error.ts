import { useFormContext } from "react-hook-form";

/** What is wrong with a field of the surrounding form, if anything. */
export function useFieldError(name: string): string | undefined {
  const { formState, getFieldState } = useFormContext();
  return getFieldState(name, formState).error?.message;
}
