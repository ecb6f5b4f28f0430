import { clipKinds } from "@callboard/contracts/clip-player";
import { portfolioLimits } from "@callboard/contracts/portfolio-limits";
import { type Clip, clipFileForm, clipLinkForm } from "@callboard/contracts/resume";
import { clipKindWords } from "@callboard/contracts/resume-words";
import { useRef, useState } from "react";
import { FormProvider } from "react-hook-form";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { SelectField } from "#shared/ui/fields/select-field.tsx";
import { TextField } from "#shared/ui/fields/text-field.tsx";
import { UrlField } from "#shared/ui/fields/url-field.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";
import { ClipFileField } from "./clip-file-field.tsx";
import { type ClipSource, SourceChoice } from "./source-choice.tsx";

const { clipFilesMax } = portfolioLimits;

type ClipSchema = { _zod: { input: Partial<Clip>; output: Clip } };

/** What the form checks: of the source that is chosen, and nothing of the other one. */
function schemaOf(source: ClipSource, others: Clip[], isUnderWay: () => boolean) {
  const link = clipLinkForm
    .refine(({ url }) => others.every((other) => other.url !== url), {
      path: ["url"],
      error: "This clip is on your list",
    })
    .transform((clip): Clip => clip);
  const file = clipFileForm
    .refine(() => !isUnderWay(), {
      path: ["file"],
      error: "The file is not there yet. Let the upload finish, or cancel it.",
      when: () => true,
    })
    .transform((clip): Clip => ({ ...clip, url: "" }));
  return (source === "link" ? link : file) as unknown as ClipSchema;
}

type ClipFormProps = { clip: Clip | null; clips: Clip[]; onDone: (clip: Clip) => Promise<unknown> };

/** The form of a clip: a link to another site, or a file. */
export function ClipForm({ clip, clips, onDone }: ClipFormProps) {
  const canUpload = useCapability("clips");
  const [source, setSource] = useState<ClipSource>(clip?.file ? "file" : "link");
  const isUnderWay = useRef(false);
  const others = clips.filter((other) => other !== clip);
  const isFull = others.filter(({ file }) => file).length >= clipFilesMax;
  const { form, submit, isSending, failure } = useAppForm({
    schema: schemaOf(source, others, () => isUnderWay.current),
    values: clip ?? { title: "", url: "" },
    send: onDone,
  });
  return (
    <FormProvider {...form}>
      <form noValidate method="post" onSubmit={submit} className="grid grid-cols-1 gap-5">
        <TextField name="title" label="Title" />
        <SelectField name="kind" label="Kind">
          {clipKinds.map((kind) => (
            <option key={kind} value={kind}>
              {clipKindWords[kind]}
            </option>
          ))}
        </SelectField>
        {canUpload && <SourceChoice source={source} isFull={isFull} onChange={setSource} />}
        <div hidden={source !== "link"}>
          <UrlField
            name="url"
            label="URL"
            hint="A video on YouTube or Vimeo, or a track on SoundCloud"
            required
          />
        </div>
        {canUpload && (
          // What was begun goes on while one looks at the other.
          <div hidden={source !== "file"}>
            <ClipFileField isUnderWay={isUnderWay} />
          </div>
        )}
        <FormError message={failure} />
        <SubmitButton isSending={isSending} busyText="Saving..." className="sm:justify-self-end">
          Save
        </SubmitButton>
      </form>
    </FormProvider>
  );
}
