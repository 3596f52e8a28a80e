import { createHash } from 'node:crypto';
import { CAUTION, type ChangedCell, LICENCE, type Release, type ReleaseEntry, TITLE } from './release';
import type { ReleaseTable } from './tables';

/** SHA-256 as hexadecimal digits. */
export const digestOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

/**
 * `datapackage.json` of a release (Frictionless Data Package 2.0). It names the profiles of version 1 too, by which older
 * readers know that a file is a table.
 */
export function packageText(
  { entry, publisher, base }: Release,
  tables: readonly { table: ReleaseTable; text: string }[],
): string {
  const resources = tables.map(({ table: { name, title, fields, primaryKey, foreignKeys }, text }) => ({
    name,
    type: 'table',
    profile: 'tabular-data-resource',
    path: `${name}.csv`,
    title,
    format: 'csv',
    mediatype: 'text/csv',
    encoding: 'utf-8',
    bytes: Buffer.byteLength(text),
    hash: `sha256:${digestOf(text)}`,
    dialect: { delimiter: ',', lineTerminator: '\r\n', quoteChar: '"', doubleQuote: true, header: true },
    schema: {
      fields,
      missingValues: [''],
      ...(primaryKey && { primaryKey }),
      ...(foreignKeys && { foreignKeys }),
    },
  }));
  const whole = {
    $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
    profile: 'tabular-data-package',
    name: 'ciguatera-open-data',
    title: TITLE,
    description: CAUTION,
    version: entry.version,
    created: `${entry.day}T00:00:00Z`,
    homepage: `${base}/open-data`,
    licenses: [{ name: LICENCE.id, title: LICENCE.title, path: LICENCE.path }],
    contributors: [{ title: publisher, role: 'publisher' }],
    sources: [{ title: 'Reports to the portal', path: base }],
    resources,
  };
  return `${JSON.stringify(whole, null, 2)}\n`;
}

/** `CITATION.cff` of a release (Citation File Format 1.2.0). Strings are quoted as in JSON, of which YAML is a superset. */
export const citationText = ({ entry, publisher, portal, base }: Release): string =>
  [
    'cff-version: 1.2.0',
    'message: "Please cite the version that you used."',
    'type: dataset',
    `title: ${JSON.stringify(`${TITLE} (${portal})`)}`,
    'authors:',
    `  - name: ${JSON.stringify(publisher)}`,
    `version: ${JSON.stringify(entry.version)}`,
    `date-released: ${JSON.stringify(entry.day)}`,
    `license: ${LICENCE.id}`,
    `url: ${JSON.stringify(`${base}/open-data`)}`,
    'keywords:',
    '  - ciguatera',
    '  - surveillance',
    '  - Pacific',
    `abstract: ${JSON.stringify(CAUTION)}`,
    '',
  ].join('\n');

/** `LICENSE.txt` of a release. */
export const licenceText = ({ entry, publisher, base }: Release): string =>
  `${TITLE}, version ${entry.version}
Published by ${publisher}, ${base}/open-data

The counts are licensed under ${LICENCE.title} (${LICENCE.id}):
${LICENCE.path}
You may share and adapt them for any purpose if you name the publisher, the version and this address.

Label points of places.csv follow from outlines of others, whose source and licence stand in each row.

${CAUTION}
`;

const changeLine = ({ place, year, month, from, to }: ChangedCell, nameOf: (place: number) => string) =>
  `  - ${nameOf(place)}, ${year}${month === 0 ? '' : `-${String(month).padStart(2, '0')}`}: ${from} to ${to}\n`;

function entryText(entry: ReleaseEntry, nameOf: (place: number) => string): string {
  const { version, day, until, reports, cells, added, changed, kept } = entry;
  const head = `## ${version}, ${day}\n\n- Months until ${until}: ${reports} reports in ${cells} rows.\n- Rows of months that no earlier version covers: ${added}.\n`;
  const lines = changed.map((one) => changeLine(one, nameOf)).join('');
  return `${head}- Numbers that changed, by five or more: ${changed.length}.\n${lines}- Numbers of an earlier version that were kept, because they would change by one to four: ${kept}.\n`;
}

/** `CHANGES.md` of a release: what each version changed, the latest first. */
export function changesText({ entry, earlier, places }: Release): string {
  const names = new Map(places.map(({ id, name }) => [id, name]));
  const nameOf = (place: number) => names.get(place) ?? `place ${place}`;
  const entries = [...earlier, entry].reverse().map((one) => entryText(one, nameOf));
  return `# Changes\n\nNo number changes by one to four reports from any version to another, so that no change tells of one person.\n\n${entries.join('\n')}`;
}
