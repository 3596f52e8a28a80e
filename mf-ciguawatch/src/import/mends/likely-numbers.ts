/** A number with a qualifier, thousands separators or a unit: "env. 12 m", "1.240,5", "80,6 °F". */
const AROUND =
  /^(?:~|≈|env(?:iron)?\.?|ca\.?|approx\.?|about)?\s*([+-]?[\d.,'’\s\u00A0\u202F]*\d)\s*[°a-zµ²³/%.\s]*$/i;

/**
 * Number that an unreadable text may mean; null for a limit or a range (below 5, 10 to 20), because choosing a
 * number would invent data.
 */
export function likelyNumber(text: string): string | null {
  const [, figures] = AROUND.exec(text.trim()) ?? [];
  if (figures === undefined) return null;
  const bare = figures.replace(/[\s'’\u00A0\u202F]/g, '');
  const last = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'));
  const both = bare.includes(',') && bare.includes('.');
  const several = bare.split(/[.,]/).length > 2;
  // With both `,` and `.`, the last one is the decimal sign; one of them used repeatedly separates thousands.
  const plain = both
    ? `${bare.slice(0, last).replace(/[.,]/g, '')}.${bare.slice(last + 1)}`
    : several
      ? bare.replace(/[.,]/g, '')
      : bare.replace(',', '.');
  return /^[+-]?\d+(\.\d+)?$/.test(plain) ? plain : null;
}
