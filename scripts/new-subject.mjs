/**
 * `npm run new:subject -- review [reviews]`: writes the skeleton of a subject through all programs, and the lines by which the
 * existing files know it. Its tests fail until it is filled.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { registrationsOf } from "./new-subject/registrations.mjs";
import { failWith, root, StartError } from "./workspace.mjs";

const templates = join(import.meta.dirname, "new-subject", "templates");
const capital = (word) => word[0].toUpperCase() + word.slice(1);

function wordsOf(name = "", plural = `${name}s`) {
  if (!/^[a-z]{2,30}$/.test(name) || !/^[a-z]{2,30}$/.test(plural)) {
    throw new StartError(
      "name the subject by one word in the singular, such as: npm run new:subject -- review",
    );
  }
  return { name, plural, type: capital(name), types: capital(plural) };
}

const fill = (text, { name, plural, type, types }) =>
  text
    .replaceAll("TYPEs", types)
    .replaceAll("TYPE", type)
    .replaceAll("PLURAL", plural)
    .replaceAll("NAME", name);

/** The new files by path. */
function filesOf(words) {
  return readdirSync(templates, { recursive: true })
    .filter((path) => path.endsWith(".tmpl"))
    .map((path) => ({
      path: fill(path.replaceAll("\\", "/").replace(/\.tmpl$/, ""), words),
      text: fill(readFileSync(join(templates, path), "utf8"), words),
    }));
}

/** Adds the line to its file; gives false where its place is not there. */
function register(folder, { file, before, after, line }) {
  const path = join(folder, file);
  const text = readFileSync(path, "utf8");
  const place = text.indexOf(before ?? after);
  if (place < 0) return false;
  const at = before ? place : place + after.length;
  writeFileSync(path, text.slice(0, at) + line + text.slice(at));
  return true;
}

/** Writes a subject below `folder`. Gives the new paths, the changed ones, and the registrations that found no place. */
export function writeSubject(folder, name, plural) {
  const words = wordsOf(name, plural);
  const files = filesOf(words);
  const taken = files.find(({ path }) => existsSync(join(folder, path)));
  if (taken) throw new StartError(`${taken.path} exists already`);
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const registrations = registrationsOf(words);
  const left = registrations.filter((registration) => !register(folder, registration));
  const changed = new Set(registrations.filter((one) => !left.includes(one)).map(({ file }) => file));
  return { written: files.map(({ path }) => path), changed: [...changed], left };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    const { written, changed, left } = writeSubject(root, ...process.argv.slice(2));
    for (const path of written) console.log(`new      ${path}`);
    for (const path of changed) console.log(`changed  ${path}`);
    for (const { file, line } of left) console.log(`add to   ${file}: ${line.trim()}`);
    console.log("\nNow run: npm run format && npm run db:generate && npm run unit");
  } catch (error) {
    failWith(error);
  }
}
