const kilobyte = 1_024;
const megabyte = kilobyte * kilobyte;

/** Formats a file size: `48 KB`, `4.9 MB`. */
export function fileSize(bytes: number): string {
  if (bytes < megabyte) return `${Math.ceil(bytes / kilobyte)} KB`;
  // Rounded up, so that a file over a limit of whole megabytes does not seem within it.
  return `${(Math.ceil((bytes / megabyte) * 10) / 10).toFixed(1)} MB`;
}
