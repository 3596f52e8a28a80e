/** Map labels as short rows. */
import { SHIFT } from './encode.mjs';

const round = (value) => Math.round(value * 1000) / 1000;
const at = ([lng, lat]) => [round(lng - SHIFT), round(lat)];
/** A second name only where it differs: most islands have one name in every language. */
const both = (fr, en) => (fr && fr !== en ? [en, fr] : [en]);

/**
 * Labels as [kind, x, y, rank, en, fr?]; kinds: C country, A archipelago, I island, S sea.
 * Islands hang under their southern shore and larger ones win a collision.
 */
export function labelRows(features, seaNames) {
  const rows = [];
  for (const { properties: p } of features) {
    if (p.type === 'I') {
      const size = (p.bbox[2] - p.bbox[0]) * (p.bbox[3] - p.bbox[1]);
      rows.push(['I', ...at([p.center[0], p.bbox[1]]), Math.round(size * 10000), p.name]);
    } else if (p.type === 'A' || p.type === 'C') {
      rows.push([p.type, ...at(p.center), 0, ...both(p.name_fr, p.name)]);
    }
  }
  for (const { fr, en, lng, lat } of seaNames) rows.push(['S', ...at([lng, lat]), 0, ...both(fr, en)]);
  return rows;
}
