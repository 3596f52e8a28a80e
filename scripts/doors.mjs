/**
 * `npm run doors`: writes shared/doors.report.md, what modules may rely on with its types. Refuses when
 * something of a door is gone or changed and its number in shared/doors.json is not raised (docs/adr/0011).
 * `-- --raise` raises the numbers that must be raised; `-- --check`, for `npm test`, writes nothing.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { at, ROOT } from '../shared/build/paths.mjs';
import { DOORS, doorNumbers, sharedEntries } from '../shared/build/share-list.mjs';
import { baseReport } from './doors/base.mjs';
import { collectDoors } from './doors/collect.mjs';
import { inWords, unraised } from './doors/compare.mjs';
import { withDeclarations } from './doors/emit.mjs';
import { parseReport, printReport } from './doors/report.mjs';
import { keptNames, readKept, STATEMENT } from './former/kept.mjs';
import { statement } from './former/today.mjs';
import { fail } from './run/step.mjs';

const REPORT = 'shared/doors.report.md';
const asked = (flag) => process.argv.includes(flag);

sharedEntries();
const numbers = doorNumbers();
const found = withDeclarations(at('scripts/doors/tsconfig.json'), (out) => collectDoors(out, numbers));
const base = baseReport(ROOT, REPORT, printReport(found));
// The last two releases count too: what changed over many commits, each compared with the one before.
const bases = [...(base === null ? [] : [base]), ...keptNames().map((name) => readKept(name).report)];
const missing = bases.flatMap((one) => unraised(parseReport(one), found));

if (missing.length > 0 && asked('--raise')) {
  for (const { door, to } of missing) {
    numbers[door] = to;
    found.doors[door].number = to;
  }
  writeFileSync(DOORS, `${JSON.stringify(numbers, null, 2)}\n`);
  console.log(inWords(missing));
} else if (missing.length > 0) {
  fail(
    `Modules that are deployed rely on what has changed. Take it back, or raise the numbers in shared/doors.json (npm run doors -- --raise), so that they are refused until they are built anew:\n${inWords(missing)}`,
  );
}

const stated = existsSync(at(STATEMENT)) ? readFileSync(at(STATEMENT), 'utf8') : '';
const losses = await statement();
if (stated !== losses && asked('--check'))
  fail(
    `${STATEMENT} does not say what today's portal cannot run of the last two releases: run npm run doors -- --raise.`,
  );
if (stated !== losses) writeFileSync(at(STATEMENT), losses);

const text = printReport(found);
const lying = existsSync(at(REPORT)) ? readFileSync(at(REPORT), 'utf8') : '';
if (asked('--check')) {
  if (lying !== text) fail(`${REPORT} is not up to date: run npm run doors and look at what changed.`);
  console.log(`${Object.keys(found.doors).length} doors, as in ${REPORT}.`);
} else {
  writeFileSync(at(REPORT), text);
  console.log(lying === text ? `${REPORT} is up to date.` : `${REPORT} is written.`);
}
