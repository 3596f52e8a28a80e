import type { Tracking } from '@ciguawatch/shared/api/schemas/algae';
import {
  SAMPLING_FIELD_NAMES,
  type SamplingField,
  type SamplingFieldDefinition,
  samplingField,
} from '@ciguawatch/shared/domain/algae/sampling-fields';

/** Answers by field name; null and empty text mean unanswered. */
export type Answers = Readonly<Record<string, string | number | boolean | null>>;

/** Fields for which the cards of the form have inputs of their own. */
const FIELDS_OF_FORM_CARDS = [
  'station',
  'code',
  'at_sampling_time',
  'at_geom',
  'at_water_temperature',
  'at_sampling_depth',
  'at_sampling_picture',
  'at_species',
  'at_cells_nb',
  'at_toxicity_data',
  'at_dino_identification',
] as const satisfies readonly SamplingField[];

/**
 * Fields without an input in the cards, such as newly defined ones; `OtherFields` renders a standard input for
 * each.
 */
export const otherFields = (of: SamplingFieldDefinition['of']): readonly SamplingField[] =>
  SAMPLING_FIELD_NAMES.filter(
    (field) => samplingField(field).of === of && !(FIELDS_OF_FORM_CARDS as readonly string[]).includes(field),
  );

/** Values of a stored row in the fields without an input of their own. */
export const otherAnswers = (row: Tracking, of: SamplingFieldDefinition['of']): Answers =>
  Object.fromEntries(otherFields(of).map((field) => [field, row[field] as Answers[string]]));

/** Answers as sent to the server: texts trimmed, an empty text as null. */
export const sentAnswers = (answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([field, value]) => [
      field,
      typeof value === 'string' ? value.trim() || null : value,
    ]),
  );
