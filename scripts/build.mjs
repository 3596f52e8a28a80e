/**
 * `npm run build`: bundles the shell, the four modules and the server, and lays out the web root
 * `dist/portal`. What has not changed since the last build is skipped.
 * `node scripts/build.mjs --module mf-gis` builds and deploys that module only.
 */
import { writeSync } from 'node:fs';
import { MODULES, PORTAL } from '../shared/build/paths.mjs';
import { bundle, configsOf } from './lib/bundle.mjs';
import { buildChart } from './lib/chart.mjs';
import { compressFolder } from './lib/compress.mjs';
import { fingerprint, record, recorded } from './lib/fingerprint.mjs';
import { noteLicences, writeLicences } from './lib/licences.mjs';
import { alone } from './lib/lock.mjs';
import { deploy } from './lib/registry-file.mjs';
import { installRelease } from './lib/release.mjs';
import { finishShell } from './lib/shell-files.mjs';
import { TARGETS } from './lib/targets.mjs';
import { copyTexts } from './lib/texts.mjs';

const say = (text) => writeSync(1, `${text}\n`);
const flag = process.argv.indexOf('--module');
const only = flag === -1 ? null : process.argv[flag + 1];

/** Files of the web root whose content may change under the same name. */
const mutable = (file) => !/\.[0-9a-f]{8}\.|\/modules\//.test(file);

async function main() {
  const started = performance.now();
  if (only !== null && !MODULES.includes(only))
    throw new Error(`--module takes one of ${MODULES.join(', ')}`);
  const asked = TARGETS.filter((target) => only === null || target.name === only);
  const prints = Object.fromEntries(asked.map((target) => [target.name, fingerprint(target.inputs)]));
  const known = recorded();
  const stale = asked.filter((target) => known[target.name] !== prints[target.name] || !target.present());
  const names = stale.map((target) => target.name);
  const configs = (
    await Promise.all(stale.map((target) => configsOf(target.config, { production: true })))
  ).flat();
  const compilations = configs.length > 0 ? await bundle(configs) : new Map();
  const modules = names.filter((name) => MODULES.includes(name));
  for (const [name, compilation] of compilations) if (name !== 'server') noteLicences(name, compilation);
  if (names.length > 0) writeLicences();
  if (names.includes('shell')) {
    finishShell(compilations.get('shell'));
    copyTexts();
    await compressFolder(PORTAL, mutable);
  }
  const fresh = {};
  for (const id of modules) fresh[id] = await installRelease(id, compilations.get(id));
  if (modules.length > 0) await deploy(fresh);
  record(Object.fromEntries(names.map((name) => [name, prints[name]])));
  if (only === null && (await buildChart())) names.push('chart');
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(
    names.length === 0
      ? 'Nothing has changed since the last build.'
      : `Built ${names.join(', ')} in ${seconds} s.`,
  );
}

alone(main).catch((error) => {
  say(`The build failed.\n${error.message}`);
  process.exitCode = 1;
});
