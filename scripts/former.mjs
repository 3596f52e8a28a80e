/**
 * `npm run former -- DAY`: keeps doors and declarations of today in `former/DAY` and lets the oldest go, to be
 * run when a release goes into service; `--bundle` keeps the bundle of mf-fishbase too, as it was built last.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { walk } from '../shared/build/files.mjs';
import { at } from '../shared/build/paths.mjs';
import { BUNDLE, keep, keepBundleEntry, STATEMENT } from './former/kept.mjs';
import { modulesOfToday, statement } from './former/today.mjs';
import { packedRelease, releaseFolder } from './release/release.mjs';
import { fail } from './run/step.mjs';

/** Packs the built module without its compressed copies, with its release and the licence. */
function keepBundle(id) {
  const release = packedRelease(id);
  if (!release) fail(`${id} is not built: run npm run build -w ${id} first.`);
  const home = releaseFolder(id);
  const licence = path.join(home, 'LICENSE');
  copyFileSync(at('LICENSE'), licence);
  const files = walk(path.join(home, release.version)).filter((file) => !/\.(br|gz)$/.test(file));
  const names = files.map((file) => path.relative(home, file));
  execFileSync('tar', ['-czf', at(BUNDLE), '-C', home, 'LICENSE', ...names]);
  rmSync(licence);
  keepBundleEntry(release);
}

const [day, flag] = process.argv.slice(2);
if (!/^\d{4}-\d{2}-\d{2}$/.test(day ?? ''))
  fail('Usage: npm run former -- DAY [--bundle], a day such as 2026-11-30.');
keep({ name: day, modules: modulesOfToday(), report: readFileSync(at('shared/doors.report.md'), 'utf8') });
if (flag === '--bundle') keepBundle('mf-fishbase');
writeFileSync(at(STATEMENT), await statement());
console.log(`former/${day} is kept${flag === '--bundle' ? `, and ${BUNDLE}` : ''}.`);
