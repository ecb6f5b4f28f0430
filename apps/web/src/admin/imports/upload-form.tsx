import { createImportInput } from "@callboard/contracts/article-import";
import { staffLimits } from "@callboard/contracts/staff-limits";
import { useEffect, useId, useRef, useState } from "react";
import { FormProvider } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { useHere } from "#shared/lib/page/use-here.ts";
import { Button } from "#shared/ui/button.tsx";
import { Select } from "#shared/ui/form/control.tsx";
import { Field } from "#shared/ui/form/field.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { FormField } from "#shared/ui/form/form-field.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";
import { Progress } from "#shared/ui/state/progress.tsx";
import { useCategories } from "../articles/list/use-categories.ts";
import { SitesField } from "../lists/sites-field.tsx";
import { sizeText } from "./import-words.ts";
import { sendFile } from "./send-file.ts";

const fileHint = `A .json file of Ghost, an .xml file of WordPress, or a .zip of one of these or of a folder of Markdown with its images: zip the folder first. At most ${staffLimits.importMaxBytes / 1_048_576} MB.`;

/** Sends the chosen file after its import was begun; leaving the page, or `cancel`, breaks that off. */
function useSending() {
  const { client, articleImport } = trpc.useUtils();
  const sending = useRef<AbortController>(null);
  const [sent, setSent] = useState<number | null>(null);
  useEffect(() => () => sending.current?.abort(), []);
  const send = async (id: number, file: File) => {
    sending.current = new AbortController();
    const { signal } = sending.current;
    setSent(0);
    try {
      await sendFile(client, { id, file, signal, onProgress: setSent });
    } catch (error) {
      // What has arrived is of no use to anybody.
      await client.articleImport.discard.mutate({ id }).catch(() => {});
      if (!signal.aborted) throw error;
    } finally {
      setSent(null);
      void articleImport.list.invalidate();
    }
    return !signal.aborted;
  };
  return { send, sent, cancel: () => sending.current?.abort() };
}

/** Begins an import with a file and what goes for all of its posts. */
export function UploadForm() {
  const navigate = useNavigate();
  const here = useHere();
  const makesId = useId();
  const categories = useCategories();
  const [file, setFile] = useState<File | null>(null);
  const create = trpc.articleImport.create.useMutation({ meta: { errors: "inline" } });
  const { send, sent, cancel } = useSending();
  const { form, submit, isSending, failure } = useAppForm({
    schema: createImportInput,
    values: { file_name: "", size: 1, domain_names: [], category: "", makes_categories: false },
    send: async (values) => {
      const { id } = await create.mutateAsync(values);
      return file && here.current && (await send(id, file)) ? id : null;
    },
    onSent: (id) => {
      if (id !== null) void navigate(`/admin/imports/${id}`);
    },
    failureText: "The file could not be sent",
  });
  const choose = (chosen: File | null) => {
    setFile(chosen);
    form.setValue("file_name", chosen?.name ?? "");
    form.setValue("size", chosen?.size ?? 1);
    if (chosen) void form.trigger(["file_name", "size"]);
  };
  const { errors } = form.formState;
  return (
    <FormProvider {...form}>
      <form method="post" onSubmit={submit} noValidate className="grid gap-5">
        <Field
          label="File"
          required
          hint={fileHint}
          error={errors.file_name?.message ?? errors.size?.message}
        >
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".json,.xml,.zip"
              disabled={isSending}
              onChange={({ target }) => choose(target.files?.[0] ?? null)}
              className="w-full min-w-0 rounded-control border border-control bg-surface p-2 text-15 file:mr-3 file:rounded-control file:border-0 file:bg-sunken file:px-3 file:py-1.5 file:font-semibold file:text-ink"
            />
          )}
        </Field>
        <SitesField name="domain_names" label="Sites that show the posts" />
        <FormField
          form={form}
          name="category"
          label="Category of posts without one"
          hint="Without a category a post becomes a draft."
        >
          {(control) => (
            <Select {...control}>
              <option value="">None</option>
              {categories.map(({ id, name }) => (
                <option key={id} value={name}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </FormField>
        <label htmlFor={makesId} className="flex min-h-9 items-center gap-2.5 text-15">
          <input
            id={makesId}
            type="checkbox"
            {...form.register("makes_categories")}
            className="size-5 shrink-0 accent-primary"
          />
          Make the categories that are missing
        </label>
        <FormError message={failure} />
        {file && sent !== null && (
          <Progress
            label={`Sending ${file.name}`}
            value={sent}
            max={file.size}
            text={`${sizeText(sent)} of ${sizeText(file.size)}`}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <SubmitButton isSending={isSending} busyText="Sending…">
            Check the file
          </SubmitButton>
          {sent !== null && (
            <Button variant="secondary" onClick={cancel}>
              Cancel
            </Button>
          )}
        </div>
      </form>
    </FormProvider>
  );
}
