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
 * The answers of a report while it is filled in; null and empty text mean unanswered. Names are those of
 * the specification (section 3). A number that cannot be read is NaN until it is corrected.
 */
export type ReportValues = { [F in AskedField]: AnswerOf<DefinitionOf<F>, PointGeometry> } & {
  /** Yes-no questions answered "don't know": kept with the draft, null in a saved case. */
  unsure: readonly YesNoField[];
  /** Whether the reporter lets the laboratory ask again; unticked until they tick it. */
  ask_again: boolean;
  /** Address for reminders alone, given with the consent. */
  reminder_email: string;
  /** Honeypot: people do not see this field, programs that fill every field do. */
  website: string;
};

export type ReportField = keyof ReportValues;

const unanswered = ({ kind }: FieldDefinition) => (kind === 'text' ? '' : kind === 'untick' ? true : null);

/** A report without any answer; nothing is preselected. */
export function emptyReport(): ReportValues {
  const open = ASKED_FIELDS.map((field) => [field, unanswered(definitionOf(field))] as const);
  return {
    ...Object.fromEntries(open),
    unsure: [],
    ask_again: false,
    reminder_email: '',
    website: '',
  } as unknown as ReportValues;
}

/** Whether a question is asked, given the answers that it depends on. */
export function isAsked(field: AskedField, values: ReportValues): boolean {
  const { after, unless } = definitionOf(field);
  const says = ([other, answer]: readonly [string, string | boolean]) =>
    values[other as AskedField] === answer;
  return (!after || says(after)) && !(unless && says(unless));
}

/** Whether nothing has been answered yet: such a report is not stored as a draft. */
export function isUntouched(values: ReportValues): boolean {
  const empty = emptyReport();
  return (
    (Object.keys(empty) as ReportField[]).every((key) => key === 'unsure' || values[key] === empty[key]) &&
    values.unsure.length === 0
  );
}

/** The answers without unreadable ones, whose typed text exists in its input only. */
export function withoutUnreadable(values: ReportValues): ReportValues {
  const kept = Object.entries(values).map(([key, value]) =>
    Number.isNaN(value) || value === UNREADABLE ? [key, null] : [key, value],
  );
  return Object.fromEntries(kept) as ReportValues;
}

/** Fields of the contact, as the first section asks for them. */
export const CONTACT_FIELDS = ['cont_name', 'cont_email', 'cont_phone'] as const;

/** What tells who the reporter is; the drafts of reporters without an account are stored without it. */
export const PERSONAL_FIELDS = [...CONTACT_FIELDS, 'reminder_email'] as const;

/** The answers without the reporter's contact. */
export function withoutContact(values: ReportValues): ReportValues {
  return { ...values, cont_name: '', cont_email: '', cont_phone: '', reminder_email: '' };
}
