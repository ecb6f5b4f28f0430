import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";

const file = new URL("../../docs/benchmarks.md", import.meta.url);
const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`;

const head = `# Benchmarks

Written by \`npm run bench\`; do not edit. Absolute figures belong to one machine and one day: read the ratios, which compare
contenders inside one run.
`;

/** The sections that stand in the report, by title. */
function readSections(): Map<string, string> {
  const [, ...sections] = readFileSync(file, "utf8").split(/^## /m);
  return new Map(
    sections.map((section) => {
      const [title = "", ...lines] = section.split("\n");
      return [title, lines.join("\n").trim()];
    }),
  );
}

/** What the report says under a title; empty where it has no such section. */
export const sectionOf = (title: string): string => readSections().get(title) ?? "";

/** Puts a section into the report, in the place of the one of that title, and leaves the others as they are. */
export function writeSection(title: string, about: string, table: string) {
  const sections = readSections();
  sections.set(title, `${about}\n\nRun on ${machine}. ${table}`);
  const text = [...sections].map(([name, body]) => `\n## ${name}\n\n${body}\n`);
  writeFileSync(file, `${head}${text.join("")}`);
}
