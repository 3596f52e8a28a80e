/**
 * Units of toxin as laboratories write them, in nanograms per gram. Only the weight is converted: a value stays in the
 * equivalents of its own analyte.
 */

/**
 * Nanograms of one mouse unit: half of 20-gram mice die of 0.25 micrograms of CTX1B per kilogram (Lewis et al. 1991).
 * Provisional: the figure has not been compared with the article.
 */
const NG_PER_MOUSE_UNIT = 5;

/** Nanograms of each unit of mass. */
const NANOGRAMS: Record<string, number> = {
  mg: 1e6,
  ug: 1e3,
  ng: 1,
  pg: 1e-3,
  fg: 1e-6,
  mu: NG_PER_MOUSE_UNIT,
};
/** Grams of each unit of mass of the tissue. */
const GRAMS: Record<string, number> = { kg: 1e3, g: 1, mg: 1e-3, ug: 1e-6 };
/** Parts of a whole, in nanograms per gram. */
const PARTS: Record<string, number> = { ppm: 1e3, ppb: 1, ppt: 1e-3 };

/** Signs that are written in many ways, as one. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[μµ]/g, 'u')
    .replace(/−|–/g, '-')
    .replace(/mouse units?|unites? souris/g, 'mu')
    .trim();

const UNIT =
  /^(mg|ug|ng|pg|fg|mu)\b(.*?)(?:\/|\bper\b|\bpar\b|·|\.|\s)\s*(kg|mg|ug|g)(?:\s*\^?-\s*1)?\b(.*)$/;
const PART = /^(ppm|ppb|ppt)\b(.*)$/;
/** Words of a unit that name no toxin. */
const FILLING =
  /\b(equivalents?|equiv|eq|of|de|in|en|tissue|chair|flesh|fish|poisson|wet weight|fresh weight|ww|fw|wt)\b\.?/g;

/** A unit as it was understood. */
interface ReadUnit {
  /** nanograms per gram of one unit */
  factor: number;
  /** toxin that the unit names, as the file writes it; null where it names none */
  analyte: string | null;
}

/** Reads a unit such as `ng/g`, `µg kg-1`, `ppb`, `MU/g` or `ng P-CTX-3C eq. g⁻¹`; null where it is none. */
export function readUnit(text: string): ReadUnit | null {
  const known = plain(text);
  const part = PART.exec(known);
  if (part) return { factor: PARTS[part[1] ?? ''] ?? 1, analyte: analyteIn(part[2] ?? '', text) };
  const [whole, mass = '', middle = '', tissue = '', after = ''] = UNIT.exec(known) ?? [];
  if (whole === undefined) return null;
  const factor = (NANOGRAMS[mass] ?? 1) / (GRAMS[tissue] ?? 1);
  return { factor, analyte: mass === 'mu' ? 'CTX1B' : analyteIn(`${middle} ${after}`, text) };
}

/** The toxin among the other words of a unit, in the spelling of the text. */
function analyteIn(rest: string, text: string): string | null {
  const word = rest
    .replace(FILLING, ' ')
    .replace(/[()[\],;]/g, ' ')
    .trim()
    .replace(/\s+/g, ' ');
  if (!/[a-z]/.test(word)) return null;
  const at = text.toLowerCase().indexOf(word);
  return at < 0 ? word.toUpperCase() : text.slice(at, at + word.length);
}

/** A value in nanograms per gram, rounded to nine significant digits; null for null. */
export const inNgPerGram = (value: number | null, factor: number): number | null =>
  value === null ? null : Number((value * factor).toPrecision(9));
