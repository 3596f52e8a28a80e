/**
 * `npm run test:long -- bytes`: builds the portal in two folders, and each module once more alone, and
 * compares every file of `dist/` and the server, except `dist/portal/releases/`, which contains times. With
 * a module as argument (in `npm test`) it builds that one elsewhere and compares it with `dist/`.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { MODULES, ROOT, readJson } from '../shared/webpack/paths.mjs';
import { differences, someOf } from './release/differences.mjs';
import { digestsOf } from './release/digests.mjs';
import { fail } from './run/step.mjs';
import { copyProject } from './same-bytes/copy.mjs';
import { built, COPIES, ODD } from './same-bytes/elsewhere.mjs';

const [id] = process.argv.slice(2);
if (id && !MODULES.includes(id))
  fail(`Usage: node scripts/same-bytes.mjs [MODULE], one of ${MODULES.join(', ')}.`);

/** Digests by path including the folder. */
const named = (place, files) =>
  Object.fromEntries(Object.entries(files).map(([name, digest]) => [`${place}/${name}`, digest]));

/** Version and files of a module's last build in a folder; `where` is the folder of its releases. */
function moduleOf(folder, name, where = '.cache/releases') {
  const { version } = readJson(path.join(folder, '.cache/releases', name, 'release.json'));
  const files = digestsOf(path.join(folder, where, name, version));
  return { [`version of ${name}`]: version, ...named(name, files) };
}

const modulesOf = (folder) => Object.assign({}, ...MODULES.map((name) => moduleOf(folder, name)));

function wholeOf(folder) {
  const files = ['dist', 'server/dist'].map((place) => named(place, digestsOf(path.join(folder, place))));
  const all = Object.entries(Object.assign({}, ...files));
  return Object.fromEntries(all.filter(([name]) => !name.startsWith('dist/portal/releases/')));
}

/** Pairs of file sets that must be equal. */
async function oneModule() {
  copyProject(ODD);
  await built(ODD, 'build-module.mjs', id);
  return [[moduleOf(ROOT, id, 'dist/portal/modules'), moduleOf(ODD, id)]];
}

async function everything() {
  const plain = path.join(COPIES, 'plain');
  for (const folder of [plain, ODD]) copyProject(folder);
  await built(plain, 'build.mjs');
  for (const name of MODULES) await built(ODD, 'build-module.mjs', name);
  const alone = modulesOf(ODD);
  rmSync(path.join(ODD, '.cache'), { recursive: true });
  await built(ODD, 'build.mjs');
  return [
    [wholeOf(plain), wholeOf(ODD)],
    [modulesOf(plain), alone],
  ];
}

let pairs = [];
try {
  pairs = await (id ? oneModule() : everything());
} finally {
  rmSync(COPIES, { recursive: true, force: true });
}
const wrong = pairs.flatMap(([here, there]) => differences(here, there));
if (wrong.length > 0) fail(`Two builds of the same sources differ:\n${someOf(wrong)}`);
console.log(`${pairs.reduce((sum, [here]) => sum + Object.keys(here).length, 0)} digests are equal.`);
