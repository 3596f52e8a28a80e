/**
 * `npm run mutate [AREA …]`: changes the code of the areas in scripts/mutate/areas.mjs, one small
 * fault at a time, and runs the tests that should notice; then writes what no test noticed into
 * docs/mutation.md. What was tried before and has not changed since is not tried again.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';
import { at, CACHE } from '../shared/build/paths.mjs';
import { AREAS } from './mutate/areas.mjs';
import { options } from './mutate/options.mjs';
import { results } from './mutate/page.mjs';
import { fail } from './run/step.mjs';

const FOLDER = `${CACHE}/stryker`;
const PAGE = at('docs/mutation.md');
/** What a person writes stands above this line, what the program writes below it. */
const LINE = '<!-- below this line written by npm run mutate -->';

const names = process.argv.slice(2);
const unknown = names.filter((name) => !AREAS.some((area) => area.name === name));
if (unknown.length > 0)
  fail(`There is no area ${unknown.join(', ')}. One of: ${AREAS.map(({ name }) => name).join(', ')}.`);

process.chdir(at());
for (const area of AREAS.filter(({ name }) => names.length === 0 || names.includes(name))) {
  console.log(`\n── ${area.name}`);
  process.env.MUTATE_SIDE = area.side;
  process.env.MUTATE_TESTS = JSON.stringify(area.judge);
  const from = Date.now();
  const faults = await new Stryker(options(area, FOLDER)).runMutationTest();
  const noticed = faults.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  const tried = faults.filter(({ status }) => !['Ignored', 'CompileError'].includes(status)).length;
  console.log(`${noticed} of ${tried} faults noticed, ${((Date.now() - from) / 1000).toFixed(0)} s`);
  const [kept, before = ''] = readFileSync(PAGE, 'utf8').split(LINE);
  writeFileSync(PAGE, `${kept}${LINE}\n\n${results(AREAS, FOLDER, before)}\n`);
}
