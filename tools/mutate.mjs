/**
 * `npm run mutate [AREA …]`: mutation testing of the areas in tools/mutate/areas.mjs: makes one small fault
 * at a time and runs the tests that should notice; writes unnoticed faults into docs/mutation.md. Unchanged
 * faults are not tried again.
 * `npm run mutate -- page` only rewrites the page from earlier results.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';
import { fail } from '../scripts/run/step.mjs';
import { at, CACHE, readJson } from '../shared/webpack/paths.mjs';
import { AREAS } from './mutate/areas.mjs';
import { EXPLAINED } from './mutate/explained.mjs';
import { options } from './mutate/options.mjs';
import { idle, ranOut, results } from './mutate/page.mjs';

const FOLDER = `${CACHE}/stryker`;
const PAGE = at('docs/mutation.md');
/** Above this line docs/mutation.md is written by hand, below it by the program. */
const LINE = '<!-- below this line written by npm run mutate -->';

const names = process.argv.slice(2).filter((name) => name !== 'page');
const onlyPage = process.argv[2] === 'page';
const unknown = names.filter((name) => !AREAS.some((area) => area.name === name));
if (unknown.length > 0)
  fail(`There is no area ${unknown.join(', ')}. One of: ${AREAS.map(({ name }) => name).join(', ')}.`);

/**
 * Writes the results below the line. Every explanation must be written above it and still apply to a fault.
 */
function writePage() {
  const [kept, before = ''] = readFileSync(PAGE, 'utf8').split(LINE);
  writeFileSync(PAGE, `${kept}${LINE}\n\n${results(AREAS, FOLDER, before, EXPLAINED)}\n`);
  execFileSync(process.execPath, [at('node_modules/@biomejs/biome/bin/biome'), 'format', '--write', PAGE]);
  for (const why of new Set(EXPLAINED.map((one) => one.why)))
    if (!kept.includes(`- **${why}**`)) console.warn(`docs/mutation.md does not say what "${why}" is.`);
  for (const { name } of AREAS) {
    const file = `${FOLDER}/${name}-report.json`;
    for (const { file: of, code } of existsSync(file) ? idle(EXPLAINED, readJson(file).files) : [])
      console.warn(`The explanation of \`${code}\` in ${of} explains nothing any more.`);
  }
}

async function attempt(area) {
  console.log(`\n── ${area.name}`);
  process.env.MUTATE_SIDE = area.side;
  process.env.MUTATE_TESTS = JSON.stringify(area.judge);
  const from = Date.now();
  const faults = await new Stryker(options(area, FOLDER)).runMutationTest();
  const late = faults.filter(ranOut);
  const judged = faults.filter((one) => !['Ignored', 'CompileError'].includes(one.status) && !ranOut(one));
  const noticed = judged.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  for (const { fileName, location, replacement } of late)
    console.warn(
      `${fileName}:${location.start.line + 1} as \`${replacement}\` ran out of time: not counted.`,
    );
  console.log(`${noticed} of ${judged.length} faults noticed, ${((Date.now() - from) / 1000).toFixed(0)} s`);
}

process.chdir(at());
const asked = AREAS.filter(({ name }) => names.length === 0 || names.includes(name));
for (const area of onlyPage ? [] : asked) {
  await attempt(area);
  writePage();
}
if (onlyPage) writePage();
