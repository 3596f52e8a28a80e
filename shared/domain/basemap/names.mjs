/** Map labels, encoded as short arrays. */
import { SHIFT } from './encode.mjs';
import { SEA_NAMES } from './sea-names.mjs';

const round = (value) => Math.round(value * 1000) / 1000;
const at = ([lng, lat]) => [round(lng - SHIFT), round(lat)];
/** The second name is left out where both are the same: most islands have one name in every language. */
const both = (fr, en) => (fr && fr !== en ? [en, fr] : [en]);

/**
 * Labels as [kind, x, y, rank, en, fr?]; kinds: C country, A archipelago, I island, S sea. Island names
 * stand below the southern shore; where labels collide the larger island's is drawn.
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

/** The font stack that draws each kind of label. */
const STACK = { I: 'land', C: 'land', A: 'sea', S: 'sea' };

/**
 * For each label, its characters that the font has no glyph for.
 * @param charsets characters that each stack can draw
 */
export const missingGlyphs = (labels, charsets) =>
  labels.flatMap(([kind, , , , ...names]) => {
    const missing = [...names.join('')].filter((char) => !charsets[STACK[kind]].includes(char));
    return missing.length > 0 ? [{ name: names[0], missing: missing.join('') }] : [];
  });

/**
 * Characters that stand for the glottal stop (ʻeta): where the font has only one of them, it replaces the
 * others.
 */
const ETA = "'ʻʼ‘’";

/**
 * The labels with characters that the font can draw: a letter without its accent where the accented glyph
 * is missing, otherwise the character is dropped.
 */
export const withDrawableLetters = (labels, charsets) =>
  labels.map(([kind, x, y, rank, ...names]) => {
    const known = charsets[STACK[kind]];
    const drawn = (char) => {
      if (known.includes(char)) return char;
      if (ETA.includes(char)) return [...ETA].find((like) => known.includes(like)) ?? '';
      return [...char.normalize('NFD')].filter((part) => known.includes(part)).join('');
    };
    return [kind, x, y, rank, ...names.map((name) => [...name.normalize('NFC')].map(drawn).join(''))];
  });
