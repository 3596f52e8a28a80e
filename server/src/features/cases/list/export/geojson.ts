import type { ListNames } from '../names';
import { type CodeTexts, EXPORTED, wordsOf } from './fields';
import type { Writer } from './writer';

/** A FeatureCollection of RFC 7946, a feature on each line; a case without a point has no geometry. */
export function geojsonWriter(
  names: ListNames,
  texts: CodeTexts,
  language: string,
  more: readonly string[],
): Writer {
  const words = EXPORTED.flatMap((name) => {
    const beside = wordsOf(name, names, texts, language);
    return beside ? [{ name, key: `${name}${beside.suffix}`, of: beside.of }] : [];
  });
  return {
    type: 'application/geo+json; charset=utf-8',
    extension: 'geojson',
    start: '{"type":"FeatureCollection","features":[\n',
    row(row) {
      const { case_geom, ...rest } = row;
      const kept = Object.entries(rest).filter(([name]) => isKept(name, more));
      const beside = words.map(({ name, key, of }) => [key, row[name] === null ? null : of(row[name])]);
      const properties = Object.fromEntries([...kept, ...beside]);
      return JSON.stringify({ type: 'Feature', id: row.id, geometry: case_geom ?? null, properties });
    },
    between: ',\n',
    end: '\n]}\n',
    empty: '{"type":"FeatureCollection","features":[]}\n',
  };
}

const isKept = (name: string, more: readonly string[]) =>
  (EXPORTED as readonly string[]).includes(name) || more.includes(name);
