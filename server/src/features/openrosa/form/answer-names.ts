import type { LOCATION_TYPES } from '@ciguawatch/shared/api/schemas/location';
import { ASKED_FIELDS, type AskedField, definitionOf } from '@ciguawatch/shared/domain/report/report-fields';
import { QUESTION_DISPLAYS } from '../../plain/report/question-displays';

/** Steps of choosing a place, from the country down, with the type of place each asks for. */
export const PLACE_STEPS = ['country', 'archipelago', 'island', 'locality'] as const;
export type PlaceStep = (typeof PLACE_STEPS)[number];

/** Type of the places of each step. */
export const TYPE_OF_STEP: Record<PlaceStep, (typeof LOCATION_TYPES)[number]> = {
  country: 'C',
  archipelago: 'A',
  island: 'I',
  locality: 'L',
};

/** Name of the node that asks one step of a place. */
export const stepName = (field: AskedField, step: PlaceStep): string => `${field}_${step}`;

/** Choice for a step that the reporter does not know: the place is then the one above. */
export const UNKNOWN_PLACE = 'x';

/** Name of the note that asks whether an unusual answer is right; it holds no answer. */
export const noteName = (field: AskedField): string => `${field}_unusual`;

/** Choices of a yes-no question, as the form of the plain pages sends them. */
export const YES_NO = { no: '0', yes: '1', unknown: 'U' } as const;

/**
 * Whether the form asks a field by itself. Whether the hour and the name of the fish are known, and the group,
 * follow from other answers, as on the plain pages.
 */
export function isQuestion(field: AskedField): boolean {
  const { kind } = definitionOf(field);
  if (kind === 'tick') return QUESTION_DISPLAYS[field].as !== 'never';
  return kind !== 'untick' && kind !== 'phenotype';
}

/** Name of the question in which a field that is ticked is one of several. */
const ticksName = (field: AskedField): string => QUESTION_DISPLAYS[field].group ?? field;

/** The fields that are ticked in one question each, by the name of the question. */
export function tickedFields(): ReadonlyMap<string, readonly AskedField[]> {
  const found = new Map<string, AskedField[]>();
  for (const field of ASKED_FIELDS)
    if (definitionOf(field).kind === 'tick' && isQuestion(field))
      found.set(ticksName(field), [...(found.get(ticksName(field)) ?? []), field]);
  return found;
}
