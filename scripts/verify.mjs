/**
 * `npm run verify -- https://portal.example.org`: whether a portal hands out the files that the sources here give, once they
 * are built: what the registry has in service, and every file of the shell and the modules, in each way that browsers ask
 * for it. `-w mf-gis` asks for one module alone. What changes while a portal runs is left out: edited texts, outlines of maps.
 */
import { MODULES, PORTAL } from '../shared/build/paths.mjs';
import { differences, someOf } from './lib/differences.mjs';
import { packedRelease, releaseFolder } from './lib/release.mjs';
import { digestsOf, sha384 } from './lib/release-records.mjs';
import { fail } from './run/step.mjs';

const USAGE = 'Usage: npm run verify [-w MODULE] -- ADDRESS, with the address of a portal, https://…';
/** Of the web root: other parts, what a portal writes itself, what it does not hand out; compressed copies come decoded. */
const NOT_OF_THE_SHELL = /^(modules|releases|chart|locales)\/|^(registry|shell-has)\.json|\.(br|gz)$/;
/** Ways of asking for a file: of each kind of compression, another file lies in the portal. */
const ENCODINGS = ['br', 'gzip', 'identity'];

const args = process.argv.slice(2);
const id = MODULES.includes(args[0]) ? args.shift() : null;
if (args.length !== 1 || !URL.canParse(args[0])) fail(USAGE);
const [site] = args;

async function asked(name, encoding) {
  const answer = await fetch(new URL(name, site), { headers: { 'accept-encoding': encoding } });
  return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
}

/** Digest of what any browser gets as a file; null where some get none, or something else. */
async function given(name) {
  const contents = await Promise.all(ENCODINGS.map((encoding) => asked(name, encoding)));
  const digests = new Set(contents.map((content) => content && sha384(content)));
  return digests.size === 1 ? [...digests][0] : null;
}

/** What is wrong with one part, after as many files as it has are compared. */
async function compared(part, files, home = '/') {
  const there = {};
  for (const name of Object.keys(files)) there[name] = await given(home + name);
  const wrong = differences(files, there);
  if (wrong.length === 0)
    console.log(`${part}: ${Object.keys(files).length} files are those of the sources.`);
  return wrong.map((sentence) => `${part}: ${sentence}`);
}

const ownFiles = (folder, left) =>
  Object.fromEntries(Object.entries(digestsOf(folder)).filter(([name]) => !left.test(name)));

const { modules } = JSON.parse(
  (await asked('/registry.json', 'identity')) ?? fail(`${site} has no registry.`),
);

async function module(name) {
  const release = packedRelease(name) ?? fail(`${name} is not built: run npm run build first.`);
  const { version, integrity } = modules[name] ?? {};
  if (version !== release.version || integrity !== release.integrity)
    return [`${name}: in service is ${version ?? 'nothing'}, the sources give ${release.version}`];
  return compared(
    `${name} ${version}`,
    ownFiles(`${releaseFolder(name)}/${version}`, /\.(br|gz)$/),
    `/modules/${name}/${version}/`,
  );
}

const wrong = id ? [] : await compared('shell', ownFiles(PORTAL, NOT_OF_THE_SHELL));
for (const name of id ? [id] : MODULES) wrong.push(...(await module(name)));
if (wrong.length > 0) fail(`${site} does not hand out what the sources here give:\n${someOf(wrong)}`);
