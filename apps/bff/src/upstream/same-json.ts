type Fields = Record<string, unknown>;

/** The length of the JSON of a list or object with parts of such lengths. */
const lengthOfAll = (lengths: number, count: number) => (count === 0 ? 2 : lengths + count + 1);

/**
 * The length that the JSON of a value has at least, where the value is the same as another one; NaN where it is not.
 * It has that length if nothing in it needs an escape.
 */
function lengthOfSame(made: unknown, given: unknown): number {
  if (typeof made === "string") return made === given ? made.length + 2 : Number.NaN;
  if (typeof made !== "object" || made === null) return made === given ? String(made).length : Number.NaN;
  if (typeof given !== "object" || given === null || Array.isArray(given) !== Array.isArray(made))
    return Number.NaN;
  let [lengths, count] = [0, 0];
  if (Array.isArray(made) && Array.isArray(given)) {
    for (; count < made.length; count += 1) lengths += lengthOfSame(made[count], given[count]);
    return lengthOfAll(lengths, count);
  }
  for (const key in made) {
    lengths += key.length + 3 + lengthOfSame((made as Fields)[key], (given as Fields)[key]);
    count += 1;
  }
  return lengthOfAll(lengths, count);
}

/**
 * The part of an answer's text that holds its data, where that holds what was `made` of the data by its check and nothing
 * besides: no field that the schema leaves out, none twice, no spaces. Undefined where that is not easily seen.
 * `text` is the answer, `given` its data.
 */
export function dataWithin(text: string, message: string, given: unknown, made: unknown): string | undefined {
  const before = `{"success":true,"message":${JSON.stringify(message)},"data":`;
  if (!text.startsWith(before)) return undefined;
  // In a text that is as long as its parts have to be, there is no room for anything else.
  const isAll = lengthOfSame(made, given) === text.length - before.length - 1;
  return isAll ? text.slice(before.length, -1) : undefined;
}
