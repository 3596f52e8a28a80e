import {
  CASE_LIST_COLUMNS,
  type CaseListColumnName,
  FILTER_COLUMNS,
} from '@ciguawatch/shared/domain/case-list/columns';
import { COUNTRIES, type Listed, PHENOTYPES, PLACES, placesOf, SPECIES } from './listed';

/** How a field is narrowed down: by some of its answers, by names from a list, by a range, or by words. */
export type FilterField = { id: CaseListColumnName } & (
  | { kind: 'choice'; options: readonly string[]; texts: string | null }
  | { kind: 'listed'; listed: Listed }
  | { kind: 'dates' | 'instants' | 'numbers' | 'words' }
);

const YES_NO = ['true', 'false'] as const;
/** What is known, and what is not: of fields whose value says nothing in a list. */
const KNOWN = ['any', 'none'] as const;

const LISTED: Partial<Record<CaseListColumnName, Listed>> = {
  case_archi: placesOf('A'),
  case_island: placesOf('I'),
  case_location: placesOf('L'),
};

function fieldOf(id: CaseListColumnName): FilterField {
  const { kind, choices = [], texts = null } = CASE_LIST_COLUMNS[id];
  switch (kind) {
    case 'choice':
    case 'reasons':
      return { id, kind: 'choice', options: choices, texts };
    case 'yesNo':
      return { id, kind: 'choice', options: YES_NO, texts };
    case 'point':
    case 'clock':
      return { id, kind: 'choice', options: KNOWN, texts };
    case 'country':
      return { id, kind: 'listed', listed: COUNTRIES };
    case 'place':
      return { id, kind: 'listed', listed: LISTED[id] ?? PLACES };
    case 'specie':
      return { id, kind: 'listed', listed: SPECIES };
    case 'phenotype':
      return { id, kind: 'listed', listed: PHENOTYPES };
    case 'date':
      return { id, kind: 'dates' };
    case 'instant':
      return { id, kind: 'instants' };
    case 'number':
      return { id, kind: 'numbers' };
    default:
      return { id, kind: 'words' };
  }
}

/** Fields that are asked for most, before the others. */
const FIRST: readonly CaseListColumnName[] = [
  'review_state',
  'counting',
  'case_eventdate',
  'place',
  'specie_id',
  'phenotype_id',
  'created_at',
];

/** Every field that the list can be narrowed down by. */
export const FILTER_FIELDS: readonly FilterField[] = [
  ...FIRST,
  ...FILTER_COLUMNS.filter((id) => !FIRST.includes(id)),
].map(fieldOf);

const BY_ID = new Map<string, FilterField>(FILTER_FIELDS.map((field) => [field.id, field]));
export const filterField = (id: string): FilterField | undefined => BY_ID.get(id);
