/**
 * `npm run public-api`: writes shared/public-api.txt, the names of shared/ that modules may import: adds
 * imported names and removes missing or unused ones. Refuses to remove a name unless the major version of
 * shared/ is raised (docs/adr/0021). `-- --check` (in `npm test`) writes nothing and fails when the list is
 * not up to date.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { ROOT, versionOf } from '../shared/webpack/paths.mjs';
import { LIST } from '../shared/webpack/public-api.mjs';
import { groupOf } from '../shared/webpack/share-list.mjs';
import { baseOf } from './public-api/base.mjs';
import { rightList, unraised } from './public-api/judge.mjs';
import { readSources } from './public-api/sources.mjs';
import { fail } from './run/step.mjs';

const isCheck = process.argv.includes('--check');
const lying = existsSync(LIST) ? readFileSync(LIST, 'utf8') : '';
const { lines, faults } = rightList(lying.split('\n').filter(Boolean), readSources());
const text = `${lines.join('\n')}\n`;

const unlisted = lines.filter((line) => !groupOf(line.split(' ')[0]));
if (unlisted.length > 0)
  fail(
    `${unlisted.join(', ')}: no room whose code modules may run; shared/webpack/share-list.mjs lists the rooms, and the file each travels in.`,
  );
const missing = unraised(baseOf(ROOT, text), lines, versionOf('shared'));
if (missing) fail(missing);
const wrong = faults.filter((fault) => isCheck || / does not export\.$/.test(fault));
if (wrong.length > 0) fail([...wrong, ...(isCheck ? ['npm run public-api mends the list.'] : [])].join('\n'));
if (isCheck && lying !== text) fail('shared/public-api.txt is not sorted: run npm run public-api.');
if (!isCheck) writeFileSync(LIST, text);
console.log(
  `${lines.length} names in shared/public-api.txt${isCheck ? '' : lying === text ? ', as before' : ', rewritten'}.`,
);
