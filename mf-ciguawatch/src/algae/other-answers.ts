import type { Tracking } from '@ciguawatch/shared/api/schemas/algae';
import {
  SAMPLING_FIELD_NAMES,
  type SamplingField,
  type SamplingFieldDefinition,
  samplingField,
} from '@ciguawatch/shared/domain/algae/sampling-fields';

/** What was answered, by the name of the field; null and empty text mean unanswered. */
export type Answers = Readonly<Record<string, string | number | boolean | null>>;

/** The fields that the cards of the form ask, each in a way of its own. */
const IN_CARDS = [
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

/** The fields that no card of the form asks: they were only defined, and are asked with the usual control. */
export const otherFields = (of: SamplingFieldDefinition['of']): readonly SamplingField[] =>
  SAMPLING_FIELD_NAMES.filter(
    (field) => samplingField(field).of === of && !(IN_CARDS as readonly string[]).includes(field),
  );

/** What a stored row says in them. */
export const otherAnswers = (row: Tracking, of: SamplingFieldDefinition['of']): Answers =>
  Object.fromEntries(otherFields(of).map((field) => [field, row[field] as Answers[string]]));

/** What is sent of them: a text without blanks around it, nothing where it is empty. */
export const sentAnswers = (answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([field, value]) => [
      field,
      typeof value === 'string' ? value.trim() || null : value,
    ]),
  );
