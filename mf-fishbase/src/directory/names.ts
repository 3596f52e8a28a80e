import type { Phenotype, Specie } from '@ciguawatch/shared/api/schemas/species';
import { phenotypeLabel, specieNames } from '@ciguawatch/shared/domain/text/search/species-names';
import { language } from '@ciguawatch/shared/runtime/i18n/i18n';

/** A name with a capital where its first letter is, be it behind an ʻeta: "ʻōʻeo" is "ʻŌʻeo". */
export const capitalised = (name: string): string =>
  name.replace(/^([\p{Lm}\p{P}]*)(\p{Ll})/u, (_, eta: string, letter: string) => eta + letter.toUpperCase());

/** The lines by which a product is named: the first one stands out. */
export interface Naming {
  first: string;
  /** language of the first line, `ty`, where it is not that of the page */
  lang?: string;
  second: string | null;
  scientific: string | null;
}

/** Local name first, then that of the page's language, then the scientific one. Read it inside an observer. */
export function namingOf(specie: Specie): Naming {
  const { local, common, scientific } = specieNames(specie, language.code);
  const [name] = local;
  if (name)
    return { first: capitalised(name.value), lang: name.lang.slice(0, 2), second: common, scientific };
  return { first: common ?? scientific, second: null, scientific: common ? scientific : null };
}

/** The name of a group in the page's language, then its local ones. */
export function groupNaming(group: Phenotype): Naming {
  const { local } = specieNames({ name: group.value, translations: group.translation }, language.code);
  return {
    first: phenotypeLabel(group, language.code),
    second: local.map(({ value }) => capitalised(value)).join(', ') || null,
    scientific: group.families.join(', ') || null,
  };
}
