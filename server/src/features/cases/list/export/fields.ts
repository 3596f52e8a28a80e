import {
  CASE_LIST_COLUMNS,
  type CaseListColumnName,
  SHOWN_COLUMNS,
} from '@ciguawatch/shared/domain/case-list/columns';
import { phenotypeLabel, specieLabel } from '@ciguawatch/shared/domain/text/search/species-names';
import type { ListNames } from '../names';

/** Texts of codes by page of the dictionary `domain`. */
export type CodeTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Columns of a contact, only where they are asked for. */
export const CONTACT_FIELDS = ['cont_name', 'cont_email', 'cont_phone'] as const;

/** Fields of the specification, section 3, first and in its order; then what the product adds. */
const FIRST = [
  'id',
  'case_uuid',
  'case_geom',
  'case_eventtime',
  'case_eventyear',
  'case_eventmonth',
  'case_country',
  'case_archi',
  'case_island',
  'case_location',
  'case_location_id',
] as const satisfies CaseListColumnName[];
const isAdded = (name: CaseListColumnName) =>
  CASE_LIST_COLUMNS[name].group === 'case' ||
  CASE_LIST_COLUMNS[name].group === 'links' ||
  name === 'severity';

/** Every column of an export. */
export const EXPORTED: readonly CaseListColumnName[] = [
  ...FIRST,
  ...[...SHOWN_COLUMNS]
    .sort((a, b) => Number(isAdded(a)) - Number(isAdded(b)))
    .filter((name) => !(FIRST as readonly string[]).includes(name)),
];

/** What stands beside a column: the words of its code, or the name of what its number means. */
export function wordsOf(
  name: CaseListColumnName,
  names: ListNames,
  texts: CodeTexts,
  language: string,
): { suffix: string; of(value: unknown): string | null } | null {
  const { kind, texts: page } = CASE_LIST_COLUMNS[name];
  if (page) return { suffix: '_label', of: (value) => texts[page]?.[String(value)] ?? null };
  const named = { country: names.countryName, place: names.placeName };
  if (kind === 'country' || kind === 'place')
    return { suffix: '_name', of: (value) => named[kind](Number(value), language) };
  if (kind === 'specie')
    return {
      suffix: '_name',
      of: (value) => {
        const specie = names.species.get(Number(value));
        return specie ? specieLabel(specie, language) : null;
      },
    };
  if (kind === 'phenotype')
    return {
      suffix: '_name',
      of: (value) => {
        const phenotype = names.phenotypes.get(Number(value));
        return phenotype ? phenotypeLabel(phenotype, language) : null;
      },
    };
  return null;
}
