/** What failed, read from the JSON reports of Vitest and Playwright, so that a long log ends with it. */
import { stripVTControlCharacters } from "node:util";

/** Lines of a message: enough for what was expected and what came. */
const linesMax = 12;

/** @typedef {{ name: string, message: string }} Failure */

/** @returns {Failure} */
const failure = (name, message = "") => ({
  name,
  message: stripVTControlCharacters(message).split("\n").slice(0, linesMax).join("\n"),
});

/**
 * The tests that failed, and the files that did not load.
 * @returns {Failure[]}
 */
export function failuresOfVitest({ testResults = [] }) {
  return testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (failed.length === 0 && status === "failed") return [failure(file, message)];
    return failed.map(({ fullName, failureMessages }) =>
      failure(`${file} › ${fullName}`, failureMessages[0]),
    );
  });
}

/** The first try of a test that says what went wrong. */
const messageOf = ({ results }) => results.find(({ error }) => error)?.error.message;

function* specsOf({ suites = [], specs = [] }) {
  yield* specs;
  for (const suite of suites) yield* specsOf(suite);
}

/**
 * The tests that failed, those that passed at a second try only (`flaky`), and errors outside of tests.
 * @returns {Failure[]}
 */
export function failuresOfPlaywright({ suites = [], errors = [] }) {
  const tests = [...specsOf({ suites })].flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map((test) => failure(`${test.status}: ${file}:${line} › ${title}`, messageOf(test))),
  );
  return [...tests, ...errors.map(({ message }) => failure("outside of tests", message))];
}
