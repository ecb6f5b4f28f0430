import { useFormContext } from "react-hook-form";

/** The error of a field of the surrounding form. */
export function useFieldError(name: string): string | undefined {
  const { formState, getFieldState } = useFormContext();
  return getFieldState(name, formState).error?.message;
}
