import { expect, it } from "vitest";
import { dataWithin } from "./same-json.ts";

const made = {
  id: 7,
  title: "A night in the wings: “Çà et là” 🎭",
  isOpen: false,
  photo: null,
  tags: [{ name: "a" }, { name: "b" }],
  none: [],
  nothing: {},
};

const dataOf = (text: string, checked: unknown = made) => {
  const { message, data } = JSON.parse(text);
  return dataWithin(text, message, data, checked);
};
const answer = (data: string) => `{"success":true,"message":"OK","data":${data}}`;
const json = JSON.stringify(made);

it.each([
  ["an object", made],
  ["a list", [made, made]],
  ["an empty list", []],
  ["a number", 12.5],
  ["nothing", null],
])("the data of an answer that says what was checked is passed on: %s", (_name, data) => {
  expect(dataOf(answer(JSON.stringify(data)), structuredClone(data))).toBe(JSON.stringify(data));
});

it.each([
  ["a field that was left out", answer(`{"secret":"x",${json.slice(1)}`)],
  ["a field that was left out further down", answer(json.replace('{"name":"b"', '{"secret":"x","name":"b"'))],
  ["a prototype", answer(`{"__proto__":{},${json.slice(1)}`)],
  ["a field twice", answer(`{"id":8,${json.slice(1)}`)],
  ["another value", answer(json.replace('"b"', '"c"'))],
  ["a list instead of an object", answer(json.replace("{}", "[]"))],
  ["more in a list", answer(json.replace("[]", "[0]"))],
  ["less in a list", answer(json.replace('"none":[]', '"none":0'))],
  ["spaces", answer(JSON.stringify(made, null, 1))],
  ["escapes", answer(json.replace("night", "nigh\\u0074"))],
  ["data twice", answer(`{"secret":"x"},"data":${json}`)],
  ["more than data", `${answer(json).slice(0, -1)},"more":"x"}`],
  ["another order", `{"data":${json},"success":true,"message":"OK"}`],
  ["spaces around", `{"success": true,"message":"OK","data":${json}}`],
])("an answer is not passed on that holds %s", (_name, text) => {
  expect(dataOf(text)).toBeUndefined();
});

it.each([
  ["was changed", { ...made, id: 8 }],
  ["was added to", { ...made, more: 1 }],
  ["was made a date", { ...made, title: new Date(0) }],
  ["is undefined", { ...made, photo: undefined }],
])("an answer is not passed on where its data %s by the check", (_name, checked) => {
  expect(dataOf(answer(json), checked)).toBeUndefined();
});
