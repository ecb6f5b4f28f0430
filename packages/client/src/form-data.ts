/** What a form's values become: files go as they are, lists as JSON, everything else as text, and what is undefined is left out. */
export function formDataOf(
  values: Readonly<Record<string, string | number | boolean | Blob | readonly object[] | undefined>>,
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, typeof value === "object" ? JSON.stringify(value) : String(value));
  }
  return form;
}
