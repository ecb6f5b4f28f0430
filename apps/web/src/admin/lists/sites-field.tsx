import { useId, useState } from "react";
import { useController } from "react-hook-form";
import { trpc } from "#shared/lib/api/trpc.ts";
import { Button } from "#shared/ui/button.tsx";
import { Input } from "#shared/ui/form/control.tsx";

/** The sites that tags of this list are on already. */
function useKnownSites(): string[] {
  const { data } = trpc.siteList.list.useQuery({ list: "tag" }, { meta: { errors: "inline" } });
  return (data?.entries ?? []).flatMap((entry) => (entry.list === "tag" ? entry.fields.domain_names : []));
}

/** On which sites something is shown: those that are known, and others by name. */
export function SitesField({ name, label }: { name: string; label: string }) {
  const id = useId();
  const { field, fieldState } = useController({ name });
  const [added, setAdded] = useState<string[]>([]);
  const [text, setText] = useState("");
  const chosen: string[] = field.value ?? [];
  const sites = [...new Set([...useKnownSites(), ...chosen, ...added])].sort();
  const change = (site: string, isOn: boolean) =>
    field.onChange(isOn ? [...chosen, site] : chosen.filter((other) => other !== site));
  const add = () => {
    const site = text.trim().toLowerCase();
    if (!site) return;
    setAdded([...added, site]);
    if (!chosen.includes(site)) change(site, true);
    setText("");
  };
  return (
    <fieldset aria-describedby={fieldState.error ? `${id}-error` : undefined} className="grid gap-1.5">
      <legend className="mb-1.5 text-15 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {sites.map((site) => (
          <label
            key={site}
            htmlFor={`${id}-${site}`}
            className="flex min-h-9 min-w-0 items-center gap-2.5 text-15 wrap-anywhere"
          >
            <input
              id={`${id}-${site}`}
              type="checkbox"
              checked={chosen.includes(site)}
              onChange={({ target }) => change(site, target.checked)}
              onBlur={field.onBlur}
              className="size-5 shrink-0 accent-primary"
            />
            {site}
          </label>
        ))}
      </div>
      <div className="flex gap-2">
        <Input
          ref={sites.length === 0 ? field.ref : undefined}
          aria-label="Another site"
          placeholder="Another site, such as example.com"
          value={text}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // Enter adds the site; it does not send the form.
            event.preventDefault();
            add();
          }}
        />
        <Button variant="secondary" onClick={add}>
          Add
        </Button>
      </div>
      {fieldState.error && (
        <p id={`${id}-error`} className="text-14 text-error">
          {fieldState.error.message}
        </p>
      )}
    </fieldset>
  );
}
