import { existsSync } from 'node:fs';
import { readJson } from '../../shared/webpack/paths.mjs';

/** Every test below a suite of a report. */
const testsOf = (suite) => [
  ...(suite.suites ?? []).flatMap(testsOf),
  ...(suite.specs ?? []).flatMap((spec) => spec.tests),
];

/** The report that Playwright wrote as JSON; an empty one where it wrote none. */
export const readReport = (file) => (existsSync(file) ? readJson(file) : { suites: [], stats: {} });

/** What the tests of a report noted (`testInfo.annotations`), of the types that match. */
export const notesOf = (report, type) =>
  report.suites
    .flatMap(testsOf)
    .flatMap((test) => [...test.annotations, ...test.results.flatMap((result) => result.annotations ?? [])])
    .filter((note) => type.test(note.type))
    .map(({ description }) => description);
