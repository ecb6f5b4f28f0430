import { randomUUID } from "node:crypto";

type Part = { name: string; content: Buffer | string; filename?: string; type?: string };

/** A form byte for byte: no client cleans its names or adds what is missing. `type` is its content type. */
export function multipartOf(parts: Part[]): { body: Buffer; type: string } {
  const boundary = `----${randomUUID()}`;
  const chunks = parts.flatMap(({ name, content, filename, type }) => [
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"`,
    filename === undefined ? "" : `; filename="${filename}"`,
    type === undefined ? "\r\n\r\n" : `\r\ncontent-type: ${type}\r\n\r\n`,
    content,
    "\r\n",
  ]);
  const body = Buffer.concat([...chunks, `--${boundary}--\r\n`].map((chunk) => Buffer.from(chunk as string)));
  return { body, type: `multipart/form-data; boundary=${boundary}` };
}
