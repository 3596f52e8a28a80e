import { existsSync } from 'node:fs';
import { readJson } from '../../shared/webpack/paths.mjs';

/** All tests below a suite of a report. */
const testsOf = (suite) => [
  ...(suite.suites ?? []).flatMap(testsOf),
  ...(suite.specs ?? []).flatMap((spec) => spec.tests),
];

/** Playwright's JSON report; an empty one when there is no file. */
export const readReport = (file) => (existsSync(file) ? readJson(file) : { suites: [], stats: {} });

/** Annotations of a report's tests (`testInfo.annotations`) whose type matches. */
export const notesOf = (report, type) =>
  report.suites
    .flatMap(testsOf)
    .flatMap((test) => [...test.annotations, ...test.results.flatMap((result) => result.annotations ?? [])])
    .filter((note) => type.test(note.type))
    .map(({ description }) => description);
