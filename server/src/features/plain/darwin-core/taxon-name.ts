/** A name as Darwin Core writes it: what is sure, and what qualifies it. */
interface TaxonName {
  scientificName: string;
  /** open nomenclature such as "sp." or "cf. polynesiensis"; null where the name is sure */
  qualifier: string | null;
  rank: 'genus' | 'species';
}

/** Open nomenclature: what follows it is not sure. */
const OPEN = /^(sp\.?|spp\.?|cf\.?|aff\.?)$/i;

/**
 * Separates a name from its open nomenclature: "Gambierdiscus sp." is a genus, and "Gambierdiscus cf. polynesiensis" is
 * the genus with "cf. polynesiensis" (TDWG, identificationQualifier).
 */
export function taxonName(name: string): TaxonName {
  const words = name.trim().split(/\s+/);
  const at = words.findIndex((word) => OPEN.test(word));
  const sure = at < 0 ? words : words.slice(0, at);
  return {
    scientificName: sure.join(' '),
    qualifier: at < 0 ? null : words.slice(at).join(' '),
    rank: sure.length > 1 ? 'species' : 'genus',
  };
}
