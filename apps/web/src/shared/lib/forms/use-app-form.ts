import { errorCatalogue } from "@callboard/contracts/error";
import { zodResolver } from "@hookform/resolvers/zod";
import { useRef } from "react";
import {
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  type Resolver,
  useForm,
} from "react-hook-form";
import { failureMessage, readFailure } from "../failure/failure.ts";

type AnySchema = { _zod: { input: FieldValues; output: unknown } };

type AppFormOptions<Schema extends AnySchema, Result> = {
  schema: Schema;
  /**
   * The default values. Leave them out for plain text fields, to keep what the user or a password manager entered
   * before hydration.
   */
  values?: DefaultValues<Schema["_zod"]["input"]>;
  /** Sends the validated values: `mutateAsync` of a mutation with `meta: { errors: "form" }`. */
  send: (values: Schema["_zod"]["output"]) => Promise<Result>;
  /** Called after success. The form stays busy until its promise resolves. */
  onSent?: (result: Result, values: Schema["_zod"]["output"]) => void | Promise<void>;
  /** The message of a failure that has none of its own. Then the mutation is `errors: "inline"`. */
  failureText?: string;
  /** The page has an `ErrorSummary`, which takes the focus and shows every failure. */
  hasSummary?: boolean;
};

/**
 * A form with its schema, its state, and a `submit` that never throws and never sends twice. Server errors go to the
 * fields that they name; a failure that nothing else shows is `failure`, shown above the submit button.
 */
export function useAppForm<Schema extends AnySchema, Result>({
  schema,
  values,
  send,
  onSent,
  failureText,
  hasSummary = false,
}: AppFormOptions<Schema, Result>) {
  type Values = Schema["_zod"]["input"];
  type Output = Schema["_zod"]["output"];
  const resolver = zodResolver(schema as never) as unknown as Resolver<Values, unknown, Output>;
  const form = useForm<Values, unknown, Output>({
    resolver,
    mode: "onTouched",
    shouldFocusError: !hasSummary,
    ...(values ? { defaultValues: values } : {}),
  });
  const isSending = useRef(false);

  async function showFailure(error: unknown) {
    const failure = readFailure(error);
    const inForm = form.getValues();
    const known = Object.entries(failure.fields).filter(([name]) => get(inForm, name) !== undefined);
    const [first] = known;
    if (first && !hasSummary) form.setFocus(first[0] as Path<Values>);
    // The blurred field is validated once more, which must not remove the server's message.
    await new Promise((resolve) => setTimeout(resolve));
    for (const [name, message] of known) form.setError(name as Path<Values>, { type: "server", message });
    const { effect } = errorCatalogue[failure.code];
    const hasFields = Object.keys(failure.fields).length > 0;
    const isOwn = hasSummary || failureText !== undefined || effect === "inline" || hasFields;
    if (known.length === 0 && isOwn) {
      form.setError("root.server", { message: failureMessage(failure, failureText) });
    }
  }

  const submit = form.handleSubmit(async (checked) => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      const result = await send(checked);
      await onSent?.(result, checked);
    } catch (error) {
      await showFailure(error);
    } finally {
      isSending.current = false;
    }
  });

  const { isSubmitting, errors } = form.formState;
  return { form, submit, isSending: isSubmitting, failure: errors.root?.server?.message };
}
