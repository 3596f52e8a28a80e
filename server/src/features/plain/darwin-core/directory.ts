import type { Specie } from '@ciguawatch/shared/api/schemas/species';
import { type ArchiveFile, DC, DWC } from './archive';

/** Identifier of a species: that of the World Register of Marine Species, else the portal's own. */
const taxonId = ({ id, aphia_id }: Pick<Specie, 'id' | 'aphia_id'>, base: string): string =>
  aphia_id === null ? `${base}/species/${id}` : `urn:lsid:marinespecies.org:taxname:${aphia_id}`;

/** Species and their names as Taxon core and VernacularName. @param base address of the portal */
export function directoryFiles(all: readonly Specie[], base: string): [ArchiveFile, ArchiveFile] {
  const species = all.filter(({ deleted }) => !deleted);
  // Two entries of one number in the register would be two cores of one id.
  const numbers = new Map<string, number>();
  for (const one of species) numbers.set(taxonId(one, base), (numbers.get(taxonId(one, base)) ?? 0) + 1);
  const idOf = (one: Specie) =>
    (numbers.get(taxonId(one, base)) ?? 0) > 1
      ? taxonId({ ...one, aphia_id: null }, base)
      : taxonId(one, base);
  return [
    {
      name: 'taxon.txt',
      rowType: `${DWC}Taxon`,
      terms: ['taxonID', 'scientificName', 'scientificNameID', 'family', 'kingdom', 'taxonRank'].map(
        (name) => DWC + name,
      ),
      async *rows() {
        for (const one of species) {
          const register = one.aphia_id === null ? null : taxonId(one, base);
          const rank = one.name.includes(' ') ? 'species' : 'genus';
          yield [idOf(one), one.name, register, one.family, 'Animalia', rank];
        }
      },
    },
    {
      name: 'vernacularname.txt',
      rowType: 'http://rs.gbif.org/terms/1.0/VernacularName',
      terms: [`${DWC}taxonID`, `${DWC}vernacularName`, `${DC}language`],
      async *rows() {
        for (const one of species)
          for (const { lang, value } of one.translations)
            yield [idOf(one), value, lang.slice(0, lang.indexOf('_'))];
      },
    },
  ];
}
