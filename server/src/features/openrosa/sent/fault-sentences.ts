import { type AskedField, definitionOf } from '@ciguawatch/shared/domain/report/report-fields';
import { fieldOf } from '@ciguawatch/shared/domain/report/report-sections';
import { emptyReport, type ReportField } from '@ciguawatch/shared/domain/report/report-values';
import { questionLabel } from '../../plain/report/pages/controls';
import { ownText } from '../form/form-words';
import type { Sentence } from './refusal';

/** What is wrong with one answer. */
export interface AnswerFault {
  field: ReportField;
  sentence: Sentence;
}

const values = emptyReport();

/** Most answers that a refusal names: the device shows it in a small box. */
const MAX_NAMED = 5;

/** The limits of an answer, as its sentence names them. */
function limitsOf(field: ReportField): Record<string, number> {
  const definition = field in values ? definitionOf(field as AskedField) : undefined;
  if (!definition) return {};
  if (definition.kind === 'text') return { length: definition.max };
  return 'range' in definition ? { min: definition.range.min, max: definition.range.max } : {};
}

/** The sentence of the portal's form for an error code, or a general one. */
export const faultSentence =
  (field: ReportField, code: string): Sentence =>
  (language, words) => {
    const other = ownText(language, 'other');
    if (!words) return other;
    const { t } = words[language];
    const keys = [
      `report.fault_${code}_${field}`,
      // What contradicts what is said by field alone; the general sentence is about months.
      ...(code === 'contradicts' && field !== 'age_months' ? [] : [`report.fault_${code}`]),
    ];
    const key = keys.find((one) => t(one) !== one);
    return key ? t(key, limitsOf(field)) : other;
  };

/** Says that an answer cannot be read, with its beginning. */
export const unreadableSentence =
  (answer: string): Sentence =>
  (language) =>
    ownText(language, 'unreadable', { answer: answer.trim().slice(0, 40) });

/** Says that the steps of a place do not lead to each other. */
export const placesApart: Sentence = (language) => ownText(language, 'placeApart');

/** The field and what is wrong with it, in one language. */
const line =
  ({ field, sentence }: AnswerFault): Sentence =>
  (language, words) => {
    const name = words ? questionLabel(field as AskedField, { words: words[language], values }) : field;
    const colon = language === 'fr' ? '\u00a0:' : ':';
    return `${name}${colon} ${sentence(language, words).replace(/\.$/, '')}.`;
  };

/** Refuses a report and names each answer that cannot be taken. */
export const refusedSentence =
  (faults: readonly AnswerFault[]): Sentence =>
  (language, words) =>
    ownText(language, 'refused', {
      faults: faults
        .slice(0, MAX_NAMED)
        .map((fault) => line(fault)(language, words))
        .join(' '),
    }).trim();

/** The faults of a response of the API, by the fields of the form. */
export const faultsOfResponse = (fields: Readonly<Record<string, string>>): AnswerFault[] =>
  Object.entries(fields).flatMap(([name, code]): AnswerFault[] => {
    const field = fieldOf(name);
    return field ? [{ field, sentence: faultSentence(field, code) }] : [];
  });
