import { ASKED_FIELDS, type AskedField, definitionOf } from '@ciguawatch/shared/domain/report/report-fields';
import { type Column, type ColumnKinds, guessColumns } from '../../import/columns';
import type { CaseField } from './case-field';
import { HEADS } from './heads';

const INSTEAD: Partial<Record<AskedField, readonly CaseField[]>> = {
  case_location_id: ['island', 'place', 'archipelago'],
  case_geom: ['latitude', 'longitude', 'coordinates'],
  time_known: [],
  specie_known: [],
  specie_part_head: ['parts', 'specie_part_head'],
};

/** Fields offered for a column, in the order of the form. */
export const FIELDS: readonly CaseField[] = [
  'ref',
  ...ASKED_FIELDS.flatMap((field) => INSTEAD[field] ?? [field as CaseField]),
  'portal_id',
  'portal_uuid',
];

/** Units that a column may have; the first is the one stored. */
export const UNITS: Partial<Record<CaseField, readonly string[]>> = {
  msympt_body_temp: ['celsius', 'fahrenheit'],
};

/** A column of a case list. */
export type CaseColumn = Column<CaseField>;

const KINDS: ColumnKinds<CaseField> = {
  fields: FIELDS,
  units: UNITS,
  heads: HEADS,
  unitOf: (field, name) => (field === 'msympt_body_temp' && name.endsWith('f') ? 'fahrenheit' : undefined),
};

/**
 * Guesses the columns of a list from its header. In an export of the portal, which alone has `case_uuid`, the `id` is
 * the portal's number; elsewhere it is one of the list.
 */
export function guessCaseColumns(head: readonly string[]): CaseColumn[] {
  const guessed = guessColumns(KINDS, head);
  if (!guessed.some(({ field }) => field === 'portal_uuid')) return guessed;
  return guessed.map((one, at) => (head[at] === 'id' ? { field: 'portal_id', unit: undefined } : one));
}

/** Whether a field is one of the graded symptoms. */
export const isGraded = (field: CaseField): boolean => field.startsWith('sympt_') && isChoice(field);

/** Whether a column of this field holds numbers. */
export const isNumber = (field: CaseField): field is AskedField & CaseField =>
  (ASKED_FIELDS as readonly string[]).includes(field) &&
  ['whole', 'decimal'].includes(definitionOf(field as AskedField).kind);

const isChoice = (field: CaseField): boolean =>
  (ASKED_FIELDS as readonly string[]).includes(field) && definitionOf(field as AskedField).kind === 'choice';
