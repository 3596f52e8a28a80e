/** Map labels as short rows. */
import { SHIFT } from './encode.mjs';
import { SEA_NAMES } from './sea-names.mjs';

const round = (value) => Math.round(value * 1000) / 1000;
const at = ([lng, lat]) => [round(lng - SHIFT), round(lat)];
/** A second name only where it differs: most islands have one name in every language. */
const both = (fr, en) => (fr && fr !== en ? [en, fr] : [en]);

/**
 * Labels as [kind, x, y, rank, en, fr?]; kinds: C country, A archipelago, I island, S sea.
 * Islands hang under their southern shore and larger ones win a collision.
 */
export function labelRows(features) {
  const rows = [];
  for (const { properties: p } of features) {
    if (p.type === 'I') {
      const size = (p.bbox[2] - p.bbox[0]) * (p.bbox[3] - p.bbox[1]);
      rows.push(['I', ...at([p.center[0], p.bbox[1]]), Math.round(size * 10000), p.name]);
    } else if (p.type === 'A' || p.type === 'C') {
      rows.push([p.type, ...at(p.center), 0, ...both(p.name_fr, p.name)]);
    }
  }
  for (const { fr, en, lng, lat } of SEA_NAMES) rows.push(['S', ...at([lng, lat]), 0, ...both(fr, en)]);
  return rows;
}

/** Stack of glyphs that writes each kind of label. */
const STACK = { I: 'land', C: 'land', A: 'sea', S: 'sea' };

/**
 * Characters of the labels that have no glyph, by label.
 * @param charsets characters of each stack
 */
export const missingGlyphs = (labels, charsets) =>
  labels.flatMap(([kind, , , , ...names]) => {
    const missing = [...names.join('')].filter((char) => !charsets[STACK[kind]].includes(char));
    return missing.length > 0 ? [{ name: names[0], missing: missing.join('') }] : [];
  });

/** Signs of the glottal stop, and quotes put in their place: one is as good as another where it alone has a glyph. */
const ETA = "'ʻʼ‘’";

/** The same labels with characters that can be drawn: without its accent where the accent has no glyph, else none. */
export const drawable = (labels, charsets) =>
  labels.map(([kind, x, y, rank, ...names]) => {
    const known = charsets[STACK[kind]];
    const drawn = (char) => {
      if (known.includes(char)) return char;
      if (ETA.includes(char)) return [...ETA].find((like) => known.includes(like)) ?? '';
      return [...char.normalize('NFD')].filter((part) => known.includes(part)).join('');
    };
    return [kind, x, y, rank, ...names.map((name) => [...name.normalize('NFC')].map(drawn).join(''))];
  });
