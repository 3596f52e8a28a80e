/** Ways to write that there is no value, without marks and case: NA, N/A, n.d., nd, ?, -, aucune donnée. */
const NO_VALUE =
  /^(na|nan|nd|ns|nc|nr|null|none|nodata|notavailable|notdetermined|nondetermine|nonmesure|aucunedonnee)?$/;
/** A count below what the method can find: <LOD, < LQ, <10, below LOD, inf. au seuil. */
const BELOW =
  /^(<|≤|<=|below|inf\.?|under)\s*(au|a|the|à)?\s*(lod|loq|ld|lq|dl|seuil|limit|limite|detection|\d)/i;

/** Letters and figures of a text; texts of one such key say the same. */
export const valueKey = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9<≤]/g, '');

/** Whether a cell states that there is no value, or a value below the detection limit. */
export const saysNoValue = (text: string): boolean =>
  NO_VALUE.test(valueKey(text)) || BELOW.test(text.trim());
