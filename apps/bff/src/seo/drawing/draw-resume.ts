import PDFDocument from "pdfkit";
import sharp from "sharp";
import { fontOf, runsOf } from "./script-fonts.ts";

type Entry = { when: string; title: string; rest: string };
type Section = { title: string } & ({ entries: Entry[] } | { line: string });

/** What stands on a résumé of one page, in the order in which it is read. */
export type ResumePage = {
  name: string;
  /** Profession and city. */
  line: string;
  /** The colour of the line at the page's head. */
  color: string;
  about: string;
  facts: { label: string; value: string }[];
  sections: Section[];
  /** Where the profile is, as a link. */
  address: string;
};

type Pdf = PDFKit.PDFDocument;
type Part = { text: string; weight?: "medium" | "bold"; color?: string };
type Place = { x: number; y: number; width: number };

const a4 = { width: 595.28, height: 841.89 };
const margin = 42;
const inner = a4.width - 2 * margin;
/** Above the line with the address. */
const bottom = a4.height - margin - 22;
const photo = { width: 104, height: 130, gap: 20 };
/** Sizes of the text, in points: the first by which all of it fits. */
const sizes = [11.5, 10.5, 9.5, 8.5, 7.5];
/** A page that everything fits on, to be measured by. */
const endless = 100_000;
const ink = "#17111F";
const muted = "#5B5468";
const hairline = "#DAD6E0";
/** From the top of a line to the letters' foot, and from line to line, in sizes of the text: the same for all fonts. */
const [ascent, lineHeight] = [0.95, 1.32];
/** No photo of the upstream is larger. */
const pixelsMax = 40_000_000;

/** Writes parts of one text, each in the fonts of its letters. Gives where it ends. */
function write(pdf: Pdf, parts: Part[], { x, y, width }: Place, size: number, link?: string): number {
  const written = parts.filter(({ text }) => text !== "");
  const runs = written.flatMap(({ text, weight = "medium", color = ink }, index) => {
    const own = runsOf(text);
    if (index > 0) own.unshift({ text: "   ", script: "latin" });
    return own.map((run) => ({ ...run, weight, color }));
  });
  pdf.fontSize(size);
  for (const [index, { text, script, weight, color }] of runs.entries()) {
    pdf.font(fontOf(script, weight)).fillColor(color);
    const options = {
      ...{ width, baseline: "alphabetic" as const, continued: index < runs.length - 1, link: link ?? null },
      lineGap: size * lineHeight - pdf.currentLineHeight(true),
    };
    if (index === 0) pdf.text(text, x, y + size * ascent, options);
    else pdf.text(text, options);
  }
  return runs.length === 0 ? y : pdf.y - size * ascent;
}

function drawFacts(pdf: Pdf, { facts }: ResumePage, size: number, top: number): number {
  const [columns, gap] = [3, 16];
  const width = (inner - (columns - 1) * gap) / columns;
  let y = top;
  for (let first = 0; first < facts.length; first += columns) {
    const ends = facts.slice(first, first + columns).map(({ label, value }, column) => {
      const x = margin + column * (width + gap);
      const below = write(pdf, [{ text: label, color: muted }], { x, y, width }, size - 1.5);
      return write(pdf, [{ text: value, weight: "bold" }], { x, y: below, width }, size);
    });
    y = Math.max(...ends) + size * 0.5;
  }
  return y;
}

function drawEntries(pdf: Pdf, entries: Entry[], size: number, top: number): number {
  const column = size * 3.4;
  return entries.reduce((y, { when, title, rest }) => {
    write(pdf, [{ text: when, color: muted }], { x: margin, y, width: column }, size);
    const parts: Part[] = [
      { text: title, weight: "bold" },
      { text: rest, color: muted },
    ];
    return write(pdf, parts, { x: margin + column, y, width: inner - column }, size);
  }, top);
}

/** Draws all of a page in one size. Gives where it ends. */
function drawPage(pdf: Pdf, page: ResumePage, picture: Buffer | null, size: number): number {
  const left = picture ? margin + photo.width + photo.gap : margin;
  const width = a4.width - margin - left;
  pdf.rect(0, 0, a4.width, 8).fill(page.color);
  if (picture) {
    pdf.save().roundedRect(margin, margin, photo.width, photo.height, 8).clip();
    pdf.image(picture, margin, margin, { width: photo.width, height: photo.height }).restore();
  }
  let y = write(pdf, [{ text: page.name, weight: "bold" }], { x: left, y: margin, width }, 26);
  y = write(pdf, [{ text: page.line, color: muted }], { x: left, y, width }, 12);
  y = write(pdf, [{ text: page.about }], { x: left, y: y + 8, width }, size);
  y = Math.max(y, picture ? margin + photo.height : 0) + size * 1.4;
  y = drawFacts(pdf, page, size, y);
  for (const section of page.sections) {
    y += size * 0.5;
    pdf
      .moveTo(margin, y)
      .lineTo(a4.width - margin, y)
      .lineWidth(0.5)
      .stroke(hairline);
    const title = [{ text: section.title, weight: "bold" as const }];
    y = write(pdf, title, { x: margin, y: y + size * 0.5, width: inner }, size + 2);
    const place = { x: margin, y, width: inner };
    y =
      "entries" in section
        ? drawEntries(pdf, section.entries, size, y)
        : write(pdf, [{ text: section.line }], place, size);
  }
  return y;
}

const open = (height: number, info: PDFKit.DocumentInfo = {}) =>
  new PDFDocument({
    size: [a4.width, height],
    margins: { top: 0, left: 0, right: 0, bottom: 0 },
    info,
    lang: "en",
  });

const entriesOf = (section: Section) => ("entries" in section ? section.entries : []);

/** The page with no more than so many entries of each section, which say how many there are besides. */
function cut(page: ResumePage, most: number): ResumePage {
  const sections = page.sections.map((section) => {
    const more = entriesOf(section).length - most;
    if (more <= 0) return section;
    const rest = { when: "", title: "", rest: `and ${more} more, on the page named below` };
    return { ...section, entries: [...entriesOf(section).slice(0, most), rest] };
  });
  return { ...page, sections };
}

/** What fits on one page: all of it in the largest size that does, or else the first entries of each section in the smallest. */
function fit(page: ResumePage, picture: Buffer | null): { page: ResumePage; size: number } {
  const scratch = open(endless);
  scratch.resume();
  const fits = (tried: ResumePage, size: number) => drawPage(scratch, tried, picture, size) <= bottom;
  const size = sizes.find((tried) => fits(page, tried));
  if (size) return { page, size };
  const smallest = sizes.at(-1) ?? 0;
  let [few, many] = [0, Math.max(...page.sections.map((section) => entriesOf(section).length))];
  while (many - few > 1) {
    const middle = Math.floor((few + many) / 2);
    if (fits(cut(page, middle), smallest)) few = middle;
    else many = middle;
  }
  return { page: cut(page, few), size: smallest };
}

const photoOf = (picture: Buffer | null): Promise<Buffer | null> | null =>
  picture &&
  sharp(picture, { limitInputPixels: pixelsMax })
    .rotate()
    .resize({ width: photo.width * 4, height: photo.height * 4, fit: "cover" })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 84 })
    .toBuffer()
    .catch(() => null);

/** Draws a résumé as a PDF of one page, A4. A picture that cannot be read is as good as none. */
export async function drawResume(page: ResumePage, picture: Buffer | null): Promise<Buffer> {
  const drawn = await photoOf(picture);
  const { page: fitting, size } = fit(page, drawn);
  const pdf = open(a4.height, { Title: page.name, Author: page.name, Creator: "Callboard" });
  const parts: Buffer[] = [];
  pdf.on("data", (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve, reject) => pdf.once("end", resolve).once("error", reject));
  drawPage(pdf, fitting, drawn, size);
  const foot = { x: margin, y: a4.height - margin - 12, width: inner };
  write(pdf, [{ text: page.address, color: muted }], foot, 9, page.address);
  pdf.end();
  await ended;
  return Buffer.concat(parts);
}
