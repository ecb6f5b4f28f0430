import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useAccount } from "#shared/lib/session/account.ts";
import { FormField } from "#shared/ui/form/form-field.tsx";
import { PasswordInput } from "#shared/ui/form/password-input.tsx";

type CurrentPasswordFieldProps<Values extends FieldValues> = {
  form: Pick<UseFormReturn<Values>, "register" | "getFieldState" | "formState">;
  label?: string;
};

/** Asks who is signed in for their password; password managers are told whose it is. */
export function CurrentPasswordField<Values extends FieldValues & { current_password: string }>({
  form,
  label = "Your password",
}: CurrentPasswordFieldProps<Values>) {
  const { account } = useAccount();
  return (
    <>
      <FormField form={form} name={"current_password" as Path<Values>} label={label} required>
        {(control) => <PasswordInput {...control} autoComplete="current-password" />}
      </FormField>
      {/* After the password: dialogs put the focus into the first field. */}
      <input type="text" autoComplete="username" value={account?.username ?? ""} readOnly hidden />
    </>
  );
}
