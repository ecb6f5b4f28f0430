const kilobyte = 1_024;
const megabyte = kilobyte * kilobyte;

/** How large a file is, in words: `48 KB`, `4.9 MB`. */
export function fileSize(bytes: number): string {
  if (bytes < megabyte) return `${Math.ceil(bytes / kilobyte)} KB`;
  // Rounded up: what is over a limit of whole megabytes must not look as if it were not.
  return `${(Math.ceil((bytes / megabyte) * 10) / 10).toFixed(1)} MB`;
}
