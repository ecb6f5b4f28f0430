import { errorCatalogue } from "@callboard/contracts/error";
import { zodResolver } from "@hookform/resolvers/zod";
import { useRef } from "react";
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from "react-hook-form";
import { failureMessage, readFailure } from "../failure/failure.ts";

type AnySchema = { _zod: { input: FieldValues; output: unknown } };

type AppFormOptions<Schema extends AnySchema, Result> = {
  /** A schema of the contracts, or a part of one. */
  schema: Schema;
  /**
   * What stands in the form at first. Leave it out for plain text fields: what somebody, or a password manager, wrote
   * before the page was taken over then stays.
   */
  values?: DefaultValues<Schema["_zod"]["input"]>;
  /** Sends the checked values: `mutateAsync` of a mutation with `meta: { errors: "form" }`. */
  send: (values: Schema["_zod"]["output"]) => Promise<Result>;
  /** After it was sent. A promise keeps the form busy, as long as it takes to leave the page. */
  onSent?: (result: Result, values: Schema["_zod"]["output"]) => void | Promise<void>;
  /** What the form itself says of a failure without a message of its own. Then the mutation is `errors: "inline"`. */
  failureText?: string;
  /** The page has an `ErrorSummary`: it takes the focus, not the first wrong field, and every failure stands there. */
  hasSummary?: boolean;
};

/**
 * A form: its schema, its fields' state, and a `submit` that never throws and never sends twice. Messages of the server
 * go to the fields that they name. A failure that nobody else shows stands in `failure`, above the submit button.
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
    const known = Object.entries(failure.fields).filter(([name]) => Object.hasOwn(inForm, name));
    const [first] = known;
    if (first && !hasSummary) form.setFocus(first[0] as Path<Values>);
    // The field that has lost the focus is checked once more, and that must not take the server's message from it.
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
