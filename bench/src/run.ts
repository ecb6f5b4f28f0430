/** `pnpm bench`: measures, prints, and writes the tables into docs/benchmarks.md. Never fails because of a number. */
import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { benchGateway } from "./gateway.ts";

const gateway = await benchGateway();
const text = `# Benchmarks

Written by \`pnpm bench\`; do not edit. Absolute figures belong to one machine and one day: read the ratios, which compare
contenders inside one run. Last run on ${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}.

## The gateway in front of the same provider

The provider is a stand-in that answers from memory, so that what is in front of it is measured. The limit is a bare handler that
sends a ready buffer.

${gateway}
`;
writeFileSync(new URL("../../docs/benchmarks.md", import.meta.url), text);
console.log(`\n${gateway}\n\nwritten to docs/benchmarks.md`);
