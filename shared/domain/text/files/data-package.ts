/** Type of a column, as in Table Schema. */
export type ColumnType = 'integer' | 'number' | 'string' | 'boolean' | 'date' | 'datetime' | 'list';

/** Description of one column in a codebook. */
export interface DescribedColumn {
  /** header of the column in the file */
  name: string;
  type: ColumnType;
  /** meaning of the column in words */
  title: string;
  description?: string;
  /** unit of a number as printed, "°C" */
  unit?: string;
  /** codes that occur in it, with their words */
  codes?: readonly { value: string; label: string }[];
}

/** A file to be described, with its columns in order. */
interface DescribedFile {
  /** file name with extension */
  path: string;
  title: string;
  /** filters of the file, and other lines about it */
  about: readonly string[];
  columns: readonly DescribedColumn[];
  /** time of creation, RFC 3339 */
  created: string;
  /** language of titles and labels, such as "fr_FR" */
  language: string;
}

/**
 * The codebook of a CSV for programs as `datapackage.json`, a Frictionless Data Package 2.0 that R and
 * Python can read. The standard has no property for units; they are written as `unit`.
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
