import type { ReportNames } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import { placeName } from '@ciguawatch/shared/domain/geo/place';
import { languageChain } from '@ciguawatch/shared/domain/text/fallback';
import {
  NAME_TO_COME,
  phenotypeLabel,
  specieLabel,
} from '@ciguawatch/shared/domain/text/search/species-names';
import { formatMonth, formatNumber, type Translate, translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import type { Words } from '@ciguawatch/shared/ui/document/description';

/** Texts and formatters of a report in its language, and the names stored in its content. */
export interface ReportWords {
  /** Language code of the document, such as fr_FR. */
  code: string;
  /** Translates the report's own texts. */
  t: Translate;
  /** Translates texts of the namespace `domain`, such as answers. */
  d: Translate;
  number: (value: number) => string;
  /** Formats a share from 0 to 1 in percent. */
  percent: (share: number) => string;
  month: (month: number, year?: number | null, style?: 'long' | 'short') => string;
  place: (id: number) => string;
  country: string;
  /** The vernacular name followed by the scientific one in italics. */
  specie: (id: number) => Words;
  /** The vernacular name, or the scientific one where there is none. */
  specieText: (id: number) => string;
  phenotype: (id: number) => string;
}

/** Texts and formatters for a document in one language, whose texts must be loaded. */
export function reportWords(names: ReportNames, countryPlace: number, code: string): ReportWords {
  const languages = languageChain(code, () => null);
  const places = new Map(names.places.map((place) => [place.id, place]));
  const species = new Map(names.species.map((specie) => [specie.id, specie]));
  const phenotypes = new Map(names.phenotypes.map((phenotype) => [phenotype.id, phenotype]));
  const place = (id: number) => {
    const known = places.get(id);
    return known ? placeName(known, languages) : NAME_TO_COME;
  };
  const specieText = (id: number) => {
    const known = species.get(id);
    return known ? specieLabel(known, languages) : NAME_TO_COME;
  };
  return {
    code,
    t: (key, vars) => translate('monthly', `monthly.${key}`, vars, code),
    d: (key, vars) => translate('domain', key, vars, code),
    number: (value) => formatNumber(value, {}, code),
    percent: (share) => formatNumber(share, { style: 'percent', maximumFractionDigits: 0 }, code),
    month: (month, year, style = 'long') => formatMonth(month, year, style, code),
    place,
    country: place(countryPlace),
    specieText,
    specie: (id) => {
      const scientific = species.get(id)?.name;
      const common = specieText(id);
      if (!scientific) return common;
      if (common === scientific) return [{ text: scientific, italic: true }];
      return [{ text: `${common}, ` }, { text: scientific, italic: true }];
    },
    phenotype: (id) => {
      const known = phenotypes.get(id);
      return known ? phenotypeLabel(known, languages) : NAME_TO_COME;
    },
  };
}
