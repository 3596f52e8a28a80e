/** Most names in a sentence. */
const NAMED = 5;

/** The first names between commas, with "…" for those left out. */
export const abbreviateNames = (names: readonly string[], most = NAMED): string =>
  [...names.slice(0, most), ...(names.length > most ? ['…'] : [])].join(', ');
