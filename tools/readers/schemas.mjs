/**
 * `npm run test:long -- schemas`: what the portal publishes beside its data is valid by the schemas of others: `meta.xml` of
 * the Darwin Core archives by TDWG, `eml.xml` by EML 2.2.0, `CITATION.cff` by the Citation File Format. The schemas are
 * read in the folder `SCHEMAS_DIR`, because they are not ours to hand out:
 *
 * - `tdwg_dwc_text.xsd` of github.com/tdwg/dwc, docs/text
 * - `eml/`, the files of github.com/NCEAS/eml, xsd
 * - `cff.json`, schema.json of github.com/citation-file-format/citation-file-format
 *
 * Skipped without the folder or without xmllint (Debian: `apt-get install libxml2-utils`).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import { parse } from 'yaml';
import { buildFirst, checkNode, fail, ROOT } from '../../scripts/run/step.mjs';
import { withFolder } from '../support/folder.mjs';
import { withServer } from '../support/server.mjs';

/** Archives of the portal. */
const ARCHIVES = ['samplings', 'directory'];

/** A text of a zip, which Python reads: no package of the portal is meant for tools. */
const READ =
  'import sys, zipfile; sys.stdout.write(zipfile.ZipFile(sys.argv[1]).read(sys.argv[2]).decode("utf-8"))';

/** Saves a zip. */
async function fetched(url, file) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  writeFileSync(file, new Uint8Array(await answer.arrayBuffer()));
  return file;
}

/** Faults that xmllint finds by a schema, without asking the network. */
function xmlFaults(file, schema) {
  const { status, stderr, error } = spawnSync('xmllint', ['--noout', '--nonet', '--schema', schema, file], {
    encoding: 'utf8',
  });
  if (error) throw error;
  return status === 0 ? [] : stderr.trim().split('\n');
}

/** Faults of `CITATION.cff` of the latest release; one is made where there is none. */
async function citationFaults(server, schemas) {
  const made = spawnSync(process.execPath, ['server/dist/open-data.mjs'], {
    ...{ cwd: ROOT, env: server.env, encoding: 'utf8' },
  });
  const page = await (await fetch(`${server.url}/open-data?lang=en`)).text();
  const [, version] = /\/open-data\/([\d.]+)\/CITATION\.cff/.exec(page) ?? [];
  if (!version) throw new Error(`no release: ${made.stdout}${made.stderr}`);
  const answer = await fetch(`${server.url}/open-data/${version}/CITATION.cff`);
  const schema = JSON.parse(readFileSync(path.join(schemas, 'cff.json'), 'utf8'));
  // The schema gives every date its own pattern, and its formats are those of addresses.
  const validate = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(schema);
  const said = parse(await answer.text());
  validate(said);
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `CITATION.cff ${instancePath} ${message}`,
  );
}

async function check(server, folder, schemas) {
  const faults = [];
  const note = (what, found) => {
    console.log(`${what}: ${found.length === 0 ? 'valid' : found.join('\n')}`);
    faults.push(...found);
  };
  for (const name of ARCHIVES) {
    const zip = await fetched(
      `${server.url}/plain/darwin-core/${name}.zip`,
      path.join(folder, `${name}.zip`),
    );
    for (const [file, schema] of [
      ['meta.xml', 'tdwg_dwc_text.xsd'],
      ['eml.xml', 'eml/eml.xsd'],
    ]) {
      const copy = path.join(folder, `${name}-${file}`);
      writeFileSync(copy, spawnSync('python3', ['-c', READ, zip, file], { encoding: 'utf8' }).stdout);
      note(`${name} ${file}`, xmlFaults(copy, path.join(schemas, schema)));
    }
  }
  note('CITATION.cff', await citationFaults(server, schemas));
  return faults;
}

checkNode();
const schemas = process.env.SCHEMAS_DIR;
const xmllint = spawnSync('xmllint', ['--version'], { encoding: 'utf8' });
if (!schemas || xmllint.error) {
  console.log(
    schemas
      ? 'SKIPPED: xmllint is not there (Debian: apt-get install libxml2-utils).'
      : 'SKIPPED: no schemas (set SCHEMAS_DIR; tools/readers/schemas.mjs says which).',
  );
  process.exit(0);
}
for (const file of ['tdwg_dwc_text.xsd', 'eml/eml.xsd', 'cff.json'])
  if (!existsSync(path.join(schemas, file))) fail(`${schemas} has no ${file}.`);
await buildFirst();
const faults = await withServer({ OPEN_SAMPLINGS: '4' }, (server) =>
  withFolder('schemas-', (folder) => check(server, folder, path.resolve(schemas))),
);
if (faults.length > 0) fail(faults.join('\n'));
