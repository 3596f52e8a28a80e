import type { PointGeometry } from '../geo/geometry';
import { UNREADABLE } from '../text/unreadable';
import type { AnswerOf, FieldDefinition } from './field-definition';
import {
  ASKED_FIELDS,
  type AskedField,
  type DefinitionOf,
  definitionOf,
  type FieldOf,
} from './report-fields';

/** Questions answered by yes or no. */
export type YesNoField = FieldOf<'yesNo'>;

/**
 * The answers of a report while it is filled in. Names are those of the specification, section 3;
 * null and empty text mean unanswered. A number that is not one is NaN until it is mended.
 */
export type ReportValues = { [F in AskedField]: AnswerOf<DefinitionOf<F>, PointGeometry> } & {
  /** Yes-no questions answered "don't know": kept with the draft, null in a saved case. */
  unsure: readonly YesNoField[];
  /** Filled only by programs that fill every field. */
  website: string;
};

export type ReportField = keyof ReportValues;

const unanswered = ({ kind }: FieldDefinition) => (kind === 'text' ? '' : kind === 'untick' ? true : null);

/** A report without any answer. Nothing is preselected. */
export function emptyReport(): ReportValues {
  const open = ASKED_FIELDS.map((field) => [field, unanswered(definitionOf(field))] as const);
  return { ...Object.fromEntries(open), unsure: [], website: '' } as unknown as ReportValues;
}

/** Whether a question is asked at all: some stand only behind another answer. */
export function isAsked(field: AskedField, values: ReportValues): boolean {
  const { after, unless } = definitionOf(field);
  const says = ([other, answer]: readonly [string, string | boolean]) =>
    values[other as AskedField] === answer;
  return (!after || says(after)) && !(unless && says(unless));
}

/** True when nothing was answered yet: such a report needs no draft. */
export function isUntouched(values: ReportValues): boolean {
  const empty = emptyReport();
  return (
    (Object.keys(empty) as ReportField[]).every((key) => key === 'unsure' || values[key] === empty[key]) &&
    values.unsure.length === 0
  );
}

/** The answers without what could not be read: the text that was typed is gone with its field. */
export function readable(values: ReportValues): ReportValues {
  const kept = Object.entries(values).map(([key, value]) =>
    Number.isNaN(value) || value === UNREADABLE ? [key, null] : [key, value],
  );
  return Object.fromEntries(kept) as ReportValues;
}

/** The contact of a report; drafts of nobody's are kept without it. */
export const CONTACT_FIELDS = ['cont_name', 'cont_email', 'cont_phone'] as const;

/** The answers without those that say who the reporter is. */
export function withoutContact(values: ReportValues): ReportValues {
  return { ...values, cont_name: '', cont_email: '', cont_phone: '' };
}
