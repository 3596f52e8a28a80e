/** What a column of a file holds, in the types of the Table Schema. */
export type ColumnType = 'integer' | 'number' | 'string' | 'boolean' | 'date' | 'datetime' | 'list';

/** One column as its codebook describes it. */
export interface DescribedColumn {
  /** head of the column in the file */
  name: string;
  type: ColumnType;
  /** what it is, in words */
  title: string;
  description?: string;
  /** of a number, as it is written beside it: "°C" */
  unit?: string;
  /** codes that stand in it, with their words */
  codes?: readonly { value: string; label: string }[];
}

/** A file that is described, and its columns in their order. */
interface DescribedFile {
  /** name of the file, its ending included */
  path: string;
  title: string;
  /** what was chosen, and other lines about it */
  about: readonly string[];
  columns: readonly DescribedColumn[];
  /** the moment of making, RFC 3339 */
  created: string;
  /** code of the language of titles and labels: "fr_FR" */
  language: string;
}

/**
 * The codebook of a CSV for programs as `datapackage.json`, a Frictionless Data Package 2.0, which R, Python and people
 * read. Units have no word of their own in the standard, and stand under `unit`.
 */
export function dataPackage({ path, title, about, columns, created, language }: DescribedFile): string {
  const fields = columns.map(({ name, type, title, description, unit, codes }) => ({
    name,
    type,
    title,
    ...(description && { description }),
    ...(unit && { unit }),
    ...(type === 'list' && { itemType: 'string', delimiter: ' ' }),
    ...(codes &&
      type !== 'list' && { categories: codes, constraints: { enum: codes.map(({ value }) => value) } }),
    ...(codes && type === 'list' && { codes }),
  }));
  const resource = {
    name: 'cases',
    type: 'table',
    path,
    title,
    format: 'csv',
    mediatype: 'text/csv',
    encoding: 'utf-8',
    dialect: { delimiter: ',', lineTerminator: '\r\n', quoteChar: '"', doubleQuote: true, header: true },
    schema: { fields, missingValues: [''], primaryKey: ['id'] },
  };
  const whole = {
    $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
    name: 'ciguatera-cases',
    title,
    description: about.join('\n'),
    created,
    languages: [language.replace('_', '-')],
    resources: [resource],
  };
  return `${JSON.stringify(whole, null, 2)}\n`;
}
