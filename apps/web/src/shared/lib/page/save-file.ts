type File = { name: string; text: string; type: string };

/** Has the browser store a text as a file. */
export function saveFile({ name, text, type }: File): void {
  saveBlob(name, new Blob([text], { type }));
}

/** Has the browser store bytes as a file. */
export function saveBlob(name: string, blob: Blob): void {
  const href = URL.createObjectURL(blob);
  Object.assign(document.createElement("a"), { href, download: name }).click();
  URL.revokeObjectURL(href);
}
