import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { folder } from "./wanted.ts";

type Shot = { file: string; screen: string; state: string; width: string; theme: string };
type Dimension = "width" | "theme";

const fileName = /^(?<screen>.+?)--(?<state>.+)--(?<width>\d+)-(?<theme>light|dark)\.jpg$/;

const style = `
  body { margin: 0 24px 48px; font: 15px/1.5 system-ui, sans-serif; background: #f7f6f9; color: #17111f }
  form { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 4px 20px; padding: 12px 0; background: inherit }
  nav { columns: 12em }
  h2 { margin: 32px 0 0 } h3 { margin: 16px 0 4px; font-size: 15px; color: #5a5368 }
  article { display: inline-block; vertical-align: top; margin-right: 12px }
  div { display: flex; flex-wrap: wrap; gap: 12px; align-items: start }
  figure { margin: 0 } figcaption { font-size: 12px; color: #5a5368 }
  img { display: block; width: 260px; max-height: 420px; object-fit: cover; object-position: top; border: 1px solid #ddd9e5 }
  [data-width="375"] img { width: 150px } [data-width="1920"] img { width: 380px }`;

/** A row of filters, in CSS alone, so that they work in a local file. */
function filter(name: Dimension, values: string[]) {
  const choices = ["all", ...values].map(
    (value) =>
      `<label><input type="radio" name="${name}" value="${value}"${value === "all" ? " checked" : ""}> ${value}</label>`,
  );
  const rules = values.map(
    (value) =>
      `body:has([name=${name}][value="${value}"]:checked) figure:not([data-${name}="${value}"]) { display: none }`,
  );
  return { choices: `<span><b>${name}</b> ${choices.join(" ")}</span>`, rules: rules.join("\n") };
}

const anchorOf = (screen: string) => screen.replaceAll(/\W+/g, "-");
const figure = ({ file, width, theme }: Shot) =>
  `<figure data-width="${width}" data-theme="${theme}"><a href="${encodeURIComponent(file)}"><img loading="lazy" alt="" src="${encodeURIComponent(file)}"></a><figcaption>${width} ${theme}</figcaption></figure>`;

/** Groups by a property. */
function groupsBy(shots: Shot[], name: keyof Shot): [string, Shot[]][] {
  const values = [...new Set(shots.map((shot) => shot[name]))];
  return values.map((value) => [value, shots.filter((shot) => shot[name] === value)]);
}

function section([screen, shots]: [string, Shot[]]): string {
  const rows = groupsBy(shots, "state").map(
    ([state, figures]) => `<article><h3>${state}</h3><div>${figures.map(figure).join("\n")}</div></article>`,
  );
  return `<section id="${anchorOf(screen)}"><h2>${screen}</h2>${rows.join("\n")}</section>`;
}

/** Writes `index.html` for all pictures that are there, screen by screen, when the last one is taken. */
export default function writeContactSheet(): void {
  const shots = readdirSync(folder)
    .flatMap((file) => {
      const parts = fileName.exec(file)?.groups;
      return parts ? [{ file, ...parts } as Shot] : [];
    })
    .sort(
      (a, b) =>
        a.screen.localeCompare(b.screen) ||
        Number(a.width) - Number(b.width) ||
        b.theme.localeCompare(a.theme),
    );
  const screens = groupsBy(shots, "screen");
  const filters = [
    filter("width", [...new Set(shots.map(({ width }) => width))]),
    filter("theme", ["light", "dark"]),
  ];
  const links = screens.map(([screen]) => `<a href="#${anchorOf(screen)}">${screen}</a><br>`);
  const path = join(folder, "index.html");
  writeFileSync(
    path,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Callboard, every screen</title>
<style>${style}\n${filters.map(({ rules }) => rules).join("\n")}</style>
<h1>Every screen</h1><nav>${links.join("")}</nav><form>${filters.map(({ choices }) => choices).join("")}</form>
${screens.map(section).join("\n")}`,
  );
  process.stdout.write(`Contact sheet: ${path}\n`);
}
