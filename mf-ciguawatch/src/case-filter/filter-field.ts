import {
  CASE_LIST_COLUMNS,
  type CaseListColumnName,
  FILTER_COLUMNS,
} from '@ciguawatch/shared/domain/case-list/columns';
import {
  COUNTRIES,
  EDITORS,
  PHENOTYPES,
  PLACES,
  placesOf,
  type SearchableList,
  SPECIES,
} from './searchable-list';

/** A field that can be filtered, with its kind of editor: checkboxes, names found by search, a range, or words. */
export type FilterField = { id: CaseListColumnName } & (
  | { kind: 'choice'; options: readonly string[]; texts: string | null }
  | { kind: 'listed'; listed: SearchableList }
  | { kind: 'dates' | 'instants' | 'numbers' | 'words' }
);

const YES_NO = ['true', 'false'] as const;
/** Options of fields whose values are too many to list, such as a point or a time: known or unknown. */
const KNOWN = ['any', 'none'] as const;

const LISTED: Partial<Record<CaseListColumnName, SearchableList>> = {
  case_archi: placesOf('A'),
  case_island: placesOf('I'),
  case_location: placesOf('L'),
};

function fieldOf(id: CaseListColumnName): FilterField {
  const { kind, choices = [], texts = null } = CASE_LIST_COLUMNS[id];
  switch (kind) {
    case 'choice':
    case 'reasons':
      // Whether there is anything to check comes before what it is.
      if (id === 'flags') return { id, kind: 'choice', options: [...KNOWN, ...choices], texts };
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
    case 'editor':
      return { id, kind: 'listed', listed: EDITORS };
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

/** The fields that editors filter by most; they come first in the menu. */
const FIRST: readonly CaseListColumnName[] = [
  'review_state',
  'case_class',
  'flags',
  'counting',
  'case_eventdate',
  'place',
  'specie_id',
  'phenotype_id',
  'created_at',
  'mine',
  'assignee',
  'due',
  'waiting_for',
];

/** All fields that the case list can be filtered by. */
export const FILTER_FIELDS: readonly FilterField[] = [
  ...FIRST,
  ...FILTER_COLUMNS.filter((id) => !FIRST.includes(id)),
].map(fieldOf);

const BY_ID = new Map<string, FilterField>(FILTER_FIELDS.map((field) => [field.id, field]));
/** Field with this id; undefined when the list cannot be filtered by it. */
export const filterField = (id: string): FilterField | undefined => BY_ID.get(id);
