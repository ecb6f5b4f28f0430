import { portfolioLimits } from "@callboard/contracts/portfolio-limits";
import { type Link, linkSchema } from "@callboard/contracts/resume";
import { TextField } from "#shared/ui/fields/text-field.tsx";
import { UrlField } from "#shared/ui/fields/url-field.tsx";
import { EntryForm } from "./entry-form.tsx";
import { EntryList } from "./entry-list.tsx";
import { unlikeOthers } from "./unlike-others.ts";
import type { SaveList } from "./use-undo.tsx";

type LinkEditorProps = { links: Link[]; onSave: SaveList<Link> };

export function LinkEditor({ links, onSave }: LinkEditorProps) {
  const names = links.map(({ name }) => name);
  return (
    <EntryList
      title="Links"
      one="a link"
      entries={links}
      max={portfolioLimits.linksMax}
      nameOf={({ name }) => name}
      lineOf={({ url }) => url}
      onSave={onSave}
      form={(link, onDone) => (
        <EntryForm
          schema={linkSchema.refine(({ name }) => unlikeOthers(name, names, link?.name), {
            path: ["name"],
            error: "This name is on your list",
          })}
          values={link ?? { name: "", url: "" }}
          onDone={onDone}
        >
          <TextField name="name" label="Name" hint="For example: Showreel, Instagram, voice samples" />
          <UrlField name="url" label="URL" required />
        </EntryForm>
      )}
    />
  );
}
