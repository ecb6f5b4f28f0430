/** `npm run env:example`: writes .env.example, every setting with its meaning and default, from the schemas that read them. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { envSchema as apiSchema } from "../apps/api/src/env.ts";
import { envSchema as gatewaySchema } from "../apps/bff/src/env.ts";

const root = join(import.meta.dirname, "..");

/** What `npm start` and the tests read besides. */
const startSettings = z.object({
  PORT: z.string().default("3000").describe("The port that the product answers on."),
  API_PORT: z.string().default("4000").describe("The port that the API answers on, on this machine only."),
  API_METRICS_PORT: z.string().optional().describe("The API's METRICS_PORT."),
});
const testSettings = z.object({
  CHROME_PATH: z
    .string()
    .optional()
    .describe("The Chromium for the journeys; found on the path where it is not set."),
  TEST_DATABASE_URL: z
    .string()
    .optional()
    .describe("A PostgreSQL database: the tests of the API run on it too."),
  TEST_REDIS_URL: z
    .string()
    .default("redis://127.0.0.1:6379")
    .describe("A Redis: what several gateways share is tested there."),
  SOAK_MINUTES: z
    .string()
    .default("30")
    .describe(
      "How long the soak lets random things break. Where it is set, each of its runs of kills ends after that time too.",
    ),
  SOAK_SEED: z
    .string()
    .optional()
    .describe("What the soak breaks, and when; another each time where it is not set."),
});

const sections = {
  "npm start": startSettings,
  "the gateway": gatewaySchema,
  "the API": apiSchema,
  "tests; these are read from the environment alone, not from .env": testSettings,
};

function linesOf(schema: z.ZodObject): string[] {
  const { properties = {} } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return Object.entries(properties).flatMap(([name, property]) => {
    const { description, default: value = "" } = property as { description?: string; default?: unknown };
    if (!description) throw new Error(`${name} has no description in its schema`);
    return [`# ${description}`, `# ${name}=${String(value).replace(`${root}/`, "")}`];
  });
}

/** The text of .env.example. Throws where a setting has no description. */
export function envExample(): string {
  const intro = [
    "# Settings are environment variables; `npm start`, `npm run dev` and the commands on their data read them from .env too.",
    "# Each NAME of a server can come from a file of its own, with NAME_FILE=/path/to/it. Not so what `npm start` and `npm run dev`",
    "# set themselves: PORT, HOST, DATA_DIR, PUBLIC_URL, LOG_LEVEL, DEMO and, under `npm run dev`, the apikey.",
    "# Every line shows the default. With NODE_ENV=production weak secrets are refused.",
  ];
  const blocks = Object.entries(sections).map(([name, schema]) => [`# --- ${name}`, ...linesOf(schema)]);
  return `${[intro, ...blocks].map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

if (import.meta.main) writeFileSync(join(root, ".env.example"), envExample());
