import { parseNumber } from '@ciguawatch/shared/domain/text/number-text';

/** Which mark stands before the decimals of a number; the other one may group thousands. */
export type DecimalMark = ',' | '.';

/** One mark before just three digits: 1.000 is one or a thousand. A group of thousands never begins with 0. */
const EITHER = /^[+-]?[1-9]\d{0,2}([.,])\d{3}$/;
/** One mark before any other number of digits, or after a nought, is a decimal mark. */
const DECIMAL = /^[+-]?\d*([.,])\d+$/;
/** A mark that stands more than once groups thousands. */
const GROUPED = /^[+-]?\d{1,3}(?:([.,])\d{3})(?:\1\d{3})+$/;
/** With both marks, the last one is the decimal mark. */
const BOTH = /^[+-]?\d{1,3}(?:[.,]\d{3})+([.,])\d+$/;

const bare = (text: string): string => text.replace(/[\s\u00a0\u202f'’]/g, '').replace('\u2212', '-');
const other = (mark: string | undefined): DecimalMark => (mark === ',' ? '.' : ',');

/** Decimal mark that a number proves; null where it may be read both ways or has no mark. */
function provedBy(text: string): DecimalMark | null {
  if (EITHER.test(text)) return null;
  const grouped = GROUPED.exec(text);
  if (grouped) return other(grouped[1]);
  return ((DECIMAL.exec(text) ?? BOTH.exec(text))?.[1] as DecimalMark | undefined) ?? null;
}

/**
 * Decimal mark of a file: as its numbers prove it. null where they prove nothing, or both.
 * @param texts cells that hold numbers
 * @param degrees cells that hold latitudes and longitudes, whose one mark is always the decimal one
 */
export function markOfNumbers(texts: readonly string[], degrees: readonly string[] = []): DecimalMark | null {
  const proved = new Set([
    ...texts.map((text) => provedBy(bare(text))),
    ...degrees.map((text) => (DECIMAL.exec(bare(text))?.[1] as DecimalMark | undefined) ?? null),
  ]);
  proved.delete(null);
  const [only = null] = proved;
  return proved.size === 1 ? only : null;
}

/**
 * Numbers that a text may mean: one; two where 1.000 may be one or a thousand, the decimal first; none where it is
 * no number.
 * @param mark decimal mark of the file; null where it is not known
 */
export function numbersIn(text: string, mark: DecimalMark | null): number[] {
  const plain = bare(text);
  const either = EITHER.exec(plain);
  const group = provedBy(plain) ?? mark;
  const decimal = parseNumber(group === null ? plain : plain.replaceAll(other(group), ''));
  const found = typeof decimal === 'number' ? [decimal] : [];
  if (!either) return found;
  const thousand = Number(plain.replace(/[.,]/, ''));
  if (mark === null) return [...found, thousand];
  return either[1] === mark ? found : [thousand];
}
