/**
 * `npm run verify -- https://portal.example.org`: compares a running portal with a build of these sources:
 * the registry, and every file of shell and modules in each encoding that browsers request. `-w mf-gis`
 * compares one module. Texts and outlines edited at run time are ignored.
 */
import { isDeepStrictEqual } from 'node:util';
import { MODULES, PORTAL } from '../shared/webpack/paths.mjs';
import { differences, someOf } from './release/differences.mjs';
import { digestsOf, sha384 } from './release/digests.mjs';
import { packedRelease, releaseFolder } from './release/release.mjs';
import { fail } from './run/step.mjs';

const USAGE = 'Usage: npm run verify [-w MODULE] -- ADDRESS, with the address of a portal, https://…';
/**
 * Not compared: other parts, files that a portal writes or adds its address to, private files, and compressed
 * copies, which are requested by encoding.
 */
const NOT_OF_THE_SHELL = /^(modules|releases|chart|locales)\/|^registry\.json|^robots\.txt$|\.(br|gz)$/;
/** Encodings to request: each is a different file in the portal. */
const ENCODINGS = ['br', 'gzip', 'identity'];

const args = process.argv.slice(2);
const id = MODULES.includes(args[0]) ? args.shift() : null;
if (args.length !== 1 || !URL.canParse(args[0])) fail(USAGE);
const [site] = args;

async function fetchEncoded(name, encoding) {
  const response = await fetch(new URL(name, site), { headers: { 'accept-encoding': encoding } }).catch(
    (error) => fail(`${site} does not answer: ${error.cause?.message ?? error.message}.`),
  );
  return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
}

/** Digest of a file as browsers receive it, null when missing; if one encoding differs, its digest. */
async function receivedDigest(name, wanted) {
  const contents = await Promise.all(ENCODINGS.map((encoding) => fetchEncoded(name, encoding)));
  const others = contents.map((content) => content && sha384(content)).filter((digest) => digest !== wanted);
  return others.length === 0 ? wanted : others[0];
}

/** Faults of one part, after comparing all its files. */
async function compareFiles(part, files, home = '/') {
  const there = {};
  for (const [name, digest] of Object.entries(files)) there[name] = await receivedDigest(home + name, digest);
  const wrong = differences(files, there);
  if (wrong.length === 0)
    console.log(`${part}: ${Object.keys(files).length} files are those of the sources.`);
  return wrong.map((sentence) => `${part}: ${sentence}`);
}

const ownFiles = (folder, left) =>
  Object.fromEntries(Object.entries(digestsOf(folder)).filter(([name]) => !left.test(name)));

const { modules } = JSON.parse(
  (await fetchEncoded('/registry.json', 'identity')) ?? fail(`${site} has no registry.`),
);

async function module(name) {
  const release = packedRelease(name) ?? fail(`${name} is not built: run npm run build first.`);
  const { version } = release;
  if (!isDeepStrictEqual(modules[name], release))
    return [
      `${name}: the sources give ${version}; the registry has ${modules[name]?.version ?? 'none'}, or another entry`,
    ];
  const files = ownFiles(`${releaseFolder(name)}/${version}`, /\.(br|gz)$/);
  return compareFiles(`${name} ${version}`, files, `/modules/${name}/${version}/`);
}

const wrong = id ? [] : await compareFiles('shell', ownFiles(PORTAL, NOT_OF_THE_SHELL));
for (const name of id ? [id] : MODULES) wrong.push(...(await module(name)));
if (wrong.length > 0) fail(`${site} does not hand out what the sources here give:\n${someOf(wrong)}`);
