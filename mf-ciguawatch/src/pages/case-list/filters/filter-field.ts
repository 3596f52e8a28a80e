import { CASE_SOURCES, REVIEW_STATES } from '@ciguawatch/shared/domain/codes/choices';
import { ASKED_FIELDS, type AskedField, definitionOf } from '@ciguawatch/shared/domain/report/report-fields';
import { COUNTRIES, type Listed, PHENOTYPES, placesOf, SPECIES } from './listed';

/** How a field is narrowed down: by some of its answers, by names from a list, or by a range. */
export type FilterField = { id: string } & (
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'listed'; listed: Listed }
  | { kind: 'dates' | 'numbers' }
);

const YES_NO = ['true', 'false'] as const;

/** Fields that no reporter is asked for. */
const OWN: readonly FilterField[] = [
  { id: 'review_state', kind: 'choice', options: REVIEW_STATES },
  { id: 'case_eventdate', kind: 'dates' },
  { id: 'created_at', kind: 'dates' },
  { id: 'case_country', kind: 'listed', listed: COUNTRIES },
  { id: 'case_archi', kind: 'listed', listed: placesOf('A') },
  { id: 'case_island', kind: 'listed', listed: placesOf('I') },
  { id: 'source', kind: 'choice', options: CASE_SOURCES },
];

function asked(id: AskedField): FilterField | null {
  const definition = definitionOf(id);
  switch (definition.kind) {
    case 'choice':
      return { id, kind: 'choice', options: definition.choices };
    case 'yesNo':
    case 'tick':
      return { id, kind: 'choice', options: YES_NO };
    case 'whole':
    case 'decimal':
      return { id, kind: 'numbers' };
    case 'date':
      return { id, kind: 'dates' };
    case 'specie':
      return { id, kind: 'listed', listed: SPECIES };
    case 'phenotype':
      return { id, kind: 'listed', listed: PHENOTYPES };
    default:
      return null;
  }
}

/** Every field that the list can be narrowed down by, those of the laboratory first. */
export const FILTER_FIELDS: readonly FilterField[] = [
  ...OWN,
  ...ASKED_FIELDS.filter((field) => !('apart' in definitionOf(field)) && !field.startsWith('cont_'))
    .map(asked)
    .filter((field) => field !== null),
];

const BY_ID = new Map(FILTER_FIELDS.map((field) => [field.id, field]));
export const filterField = (id: string): FilterField | undefined => BY_ID.get(id);
