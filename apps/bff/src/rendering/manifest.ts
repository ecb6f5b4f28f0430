import { z } from "zod";

const chunkSchema = z.object({
  file: z.string(),
  src: z.string().optional(),
  isEntry: z.boolean().optional(),
  imports: z.array(z.string()).optional(),
  css: z.array(z.string()).optional(),
  assets: z.array(z.string()).optional(),
});

/** Vite's list of what it built: chunks by source module. */
export const manifestSchema = z.record(z.string(), chunkSchema);
export type Manifest = z.infer<typeof manifestSchema>;

/** What a document has to load; addresses on this site, each once, the entry's own script first. */
export type Assets = { scripts: string[]; styles: string[] };

/** The files of a module and of everything that it imports at once. */
export function assetsOf(manifest: Manifest, module: string): Assets {
  const seen = new Set<string>();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    if (chunk.file.endsWith(".js")) scripts.add(`/${chunk.file}`);
    for (const file of chunk.css ?? []) styles.add(`/${file}`);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  visit(module);
  return { scripts: [...scripts], styles: [...styles] };
}

/** The module that the browser starts with. Throws where there is none. */
export function entryOf(manifest: Manifest): string {
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry);
  if (!entry) throw new Error("the manifest names no entry");
  return entry;
}

/** The built files whose name contains one of `parts`, in the order of `parts`. */
export function filesNamed(manifest: Manifest, parts: string[]): string[] {
  const files = Object.values(manifest).flatMap(({ file, assets }) => [file, ...(assets ?? [])]);
  return parts.flatMap((part) => files.find((file) => file.includes(part)) ?? []).map((file) => `/${file}`);
}
