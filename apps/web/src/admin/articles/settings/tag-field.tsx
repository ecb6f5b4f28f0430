import { X } from "lucide-react";
import { type ComponentProps, useId, useRef } from "react";
import { useController } from "react-hook-form";
import { trpc } from "#shared/lib/api/trpc.ts";
import { Select } from "#shared/ui/form/control.tsx";
import { Field } from "#shared/ui/form/field.tsx";

/** The tags by id; null until they are here. */
function useTags(): Map<number, string> | null {
  const { data } = trpc.siteList.list.useQuery({ list: "tag" }, { meta: { errors: "inline" } });
  return data
    ? new Map(data.entries.map(({ id, fields }) => [id, "name" in fields ? fields.name : ""]))
    : null;
}

/** The tags of an article, in their order. */
export function TagField() {
  const listId = useId();
  const select = useRef<HTMLSelectElement>(null);
  const { field, fieldState } = useController<{ tag_ids: number[] }, "tag_ids">({ name: "tag_ids" });
  const tags = useTags();
  const chosen = field.value;
  const nameOf = (id: number) => (tags ? (tags.get(id) ?? `Tag ${id}`) : "…");
  const left = [...(tags ?? [])].filter(([id]) => !chosen.includes(id));
  const remove = (id: number) => {
    field.onChange(chosen.filter((other) => other !== id));
    select.current?.focus();
  };
  return (
    <Field label="Tags" error={fieldState.error?.message}>
      {(control) => (
        <div className="grid gap-2">
          {chosen.length > 0 && (
            <ul id={listId} aria-label="Chosen tags" className="flex flex-wrap gap-1.5">
              {chosen.map((id) => (
                <li key={id} className="flex min-w-0 items-center rounded-full bg-sunken pl-3 text-14">
                  <span className="min-w-0 wrap-anywhere">{nameOf(id)}</span>
                  <button
                    type="button"
                    aria-label={`Remove the tag ${nameOf(id)}`}
                    onClick={() => remove(id)}
                    className="grid size-8 shrink-0 place-items-center rounded-full hover:bg-line"
                  >
                    <X aria-hidden className="size-4" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <TagSelect {...control} ref={select} left={left} onAdd={(id) => field.onChange([...chosen, id])} />
        </div>
      )}
    </Field>
  );
}

type TagSelectProps = ComponentProps<"select"> & {
  left: [number, string][];
  onAdd: (id: number) => void;
};

function TagSelect({ left, onAdd, ...control }: TagSelectProps) {
  return (
    <Select {...control} value="" onChange={({ target }) => target.value && onAdd(Number(target.value))}>
      <option value="">Add a tag</option>
      {left.map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
