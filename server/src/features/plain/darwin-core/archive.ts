import { Readable } from 'node:stream';
import { Zip, ZipDeflate } from 'fflate';
import { Html, html } from '../frame/html';

/** Terms of Darwin Core, of the vocabulary of OBIS and of Dublin Core. */
export const DWC = 'http://rs.tdwg.org/dwc/terms/';
export const OBIS = 'http://rs.iobis.org/obis/terms/';
export const DC = 'http://purl.org/dc/terms/';

export type Value = string | number | null;

/** A file of an archive; its first column is its id, or that of the core that it belongs to. */
export interface ArchiveFile {
  name: string;
  rowType: string;
  /** column by column the whole address of its term */
  terms: readonly string[];
  rows: () => AsyncIterable<readonly Value[]>;
}

/** A Darwin Core archive: its core, then what belongs to it. */
export interface Archive {
  files: readonly [ArchiveFile, ...ArchiveFile[]];
  /** dataset description as EML */
  eml: string;
}

/** No cell holds a tab or the end of a line, so nothing has to be quoted. */
const cell = (value: Value): string =>
  value === null
    ? ''
    : String(value)
        .replace(/[\t\r\n]+/g, ' ')
        .trim();

const lineOf = (values: readonly Value[]): string => `${values.map(cell).join('\t')}\n`;

/** The last part of the address of a term, as the header of its column. */
const shortName = (term: string): string =>
  term.slice(Math.max(term.lastIndexOf('/'), term.lastIndexOf('#')) + 1);

const fileXml = ({ name, rowType, terms }: ArchiveFile, isCore: boolean): Html => {
  const attributes = new Html(
    ` encoding="UTF-8" fieldsTerminatedBy="\\t" linesTerminatedBy="\\n" fieldsEnclosedBy="" ignoreHeaderLines="1"`,
  );
  const fields = terms.map((term, index) => html`<field index="${index}" term="${term}"/>`);
  const files = html`<files><location>${name}</location></files>`;
  return isCore
    ? html`<core${attributes} rowType="${rowType}">${files}<id index="0"/>${fields}</core>`
    : html`<extension${attributes} rowType="${rowType}">${files}<coreid index="0"/>${fields}</extension>`;
};

/** `meta.xml` of an archive by the text guidelines of TDWG. */
const metaXml = ({ files }: Pick<Archive, 'files'>): string =>
  html`${new Html('<?xml version="1.0" encoding="UTF-8"?>\n')}<archive xmlns="http://rs.tdwg.org/dwc/text/" metadata="eml.xml">${files.map(
    (file, at) => fileXml(file, at === 0),
  )}</archive>
`.markup;

/** Bytes that are collected before they are compressed. */
const AT_ONCE = 65_536;
/** All files have this time, so that the same data are the same bytes. */
const MTIME = new Date(1980, 0, 1);

/** The archive as a zip file that is written while its rows are read. */
export function zipped({ files, eml }: Archive): Readable {
  const encoder = new TextEncoder();
  async function* written(): AsyncGenerator<Uint8Array> {
    let ready: Uint8Array[] = [];
    const zip = new Zip((error, bytes) => {
      if (error) throw error;
      ready.push(bytes);
    });
    const taken = (): Uint8Array[] => {
      const bytes = ready;
      ready = [];
      return bytes;
    };
    const open = (name: string): ZipDeflate => {
      const entry = new ZipDeflate(name, { level: 6 });
      entry.mtime = MTIME;
      zip.add(entry);
      return entry;
    };
    open('meta.xml').push(encoder.encode(metaXml({ files })), true);
    open('eml.xml').push(encoder.encode(eml), true);
    for (const { name, terms, rows } of files) {
      const entry = open(name);
      let text = lineOf(terms.map(shortName));
      for await (const row of rows()) {
        text += lineOf(row);
        if (text.length < AT_ONCE) continue;
        entry.push(encoder.encode(text));
        text = '';
        yield* taken();
      }
      entry.push(encoder.encode(text), true);
      yield* taken();
    }
    zip.end();
    yield* taken();
  }
  return Readable.from(written(), { objectMode: false });
}
