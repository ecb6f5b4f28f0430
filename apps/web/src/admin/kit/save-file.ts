type File = { name: string; text: string; type: string };

/** Has the browser store a text as a file. */
export function saveFile({ name, text, type }: File): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement("a"), { href, download: name }).click();
  URL.revokeObjectURL(href);
}
