import type { NumberDefinition } from '@ciguawatch/shared/domain/report/field-definition';
import { patientText } from '@ciguawatch/shared/domain/report/rendering/patient-text';
import { type AskedField, definitionOf } from '@ciguawatch/shared/domain/report/report-fields';
import { emptyReport } from '@ciguawatch/shared/domain/report/report-values';
import { questionLabel } from '../../plain/report/pages/controls';
import { QUESTION_DISPLAYS } from '../../plain/report/question-displays';
import { noteName, PLACE_STEPS } from './answer-names';
import { addChoices, type ListBook } from './choice-lists';
import { answerOf, relevance } from './conditions';
import { fishChoices } from './fish';
import { type FormWords, inBoth, textOfCodes } from './form-words';
import { limitsOf } from './limits';
import { placeChoices, placeRows } from './places';
import type { Both, SurveyRow } from './survey-row';

/** What the rows of a question are made with. */
export interface Making {
  words: FormWords;
  book: ListBook;
  /** id of the place that is chosen at first */
  home: number | undefined;
}

const values = emptyReport();

/** Label of a question with its unit. */
function labelOf(field: AskedField, words: FormWords): Both {
  const definition = definitionOf(field);
  const unit = 'unit' in definition ? definition.unit : undefined;
  return inBoth(words, (one) => {
    const label = questionLabel(field, { words: one, values });
    return unit ? `${label} (${one.t(`report.${unit}`)})` : label;
  });
}

function hintOf(field: AskedField, words: FormWords): Both | undefined {
  const { help } = QUESTION_DISPLAYS[field];
  return help
    ? inBoth(words, ({ t }) => t(patientText(help, values)))
    : textOfCodes(words, `symptom_hint.${field}`);
}

/** Asks whether an unusual number is right, as the portal does; it holds nothing up. */
function unusualNote(field: AskedField, { plausible }: NumberDefinition, words: FormWords): SurveyRow {
  const { min, max } = plausible;
  return {
    type: 'note',
    name: noteName(field),
    label: inBoth(words, ({ t }) => t('report.unusual', { answer: answerOf(field) })),
    relevant: `${answerOf(field)} < ${min} or ${answerOf(field)} > ${max}`,
  };
}

/** Type and appearance of a question with one answer; null for a place, which has several steps. */
function controlOf(
  field: AskedField,
  { words, book }: Making,
): Pick<SurveyRow, 'type' | 'list' | 'appearance'> | null {
  const definition = definitionOf(field);
  switch (definition.kind) {
    case 'choice':
    case 'yesNo':
      return { type: 'select_one', list: addChoices(book, field, words) };
    case 'whole':
      return { type: 'integer' };
    case 'decimal':
      return { type: 'decimal' };
    case 'text':
      return {
        type: 'text',
        ...(QUESTION_DISPLAYS[field].as === 'lines' && { appearance: 'multiline' }),
      };
    case 'date':
      return { type: 'date' };
    case 'clock':
      return { type: 'time' };
    case 'point':
      return { type: 'geopoint', appearance: 'placement-map' };
    case 'specie':
      return {
        type: 'select_one',
        list: book.add('fish', fishChoices(words)),
        appearance: 'minimal autocomplete',
      };
    default:
      return null;
  }
}

/** A place: a group with its steps. */
function placeGroup(field: AskedField, { words, book, home }: Making): SurveyRow[] {
  for (const step of PLACE_STEPS) if (!book.lists.has(step)) book.add(step, placeChoices(step, words));
  const relevant = relevance(field);
  return [
    { type: 'begin_group', name: field, label: labelOf(field, words), ...(relevant && { relevant }) },
    ...placeRows(field, home, words),
    { type: 'end_group', name: '' },
  ];
}

/** The rows that ask one field. */
export function questionRows(field: AskedField, making: Making): SurveyRow[] {
  const { words } = making;
  const definition = definitionOf(field);
  const control = controlOf(field, making);
  if (!control) return definition.kind === 'place' ? placeGroup(field, making) : [];
  const hint = hintOf(field, words);
  const relevant = relevance(field);
  const row: SurveyRow = {
    ...control,
    name: field,
    label: labelOf(field, words),
    ...(hint && { hint }),
    ...(QUESTION_DISPLAYS[field].required && { required: true }),
    ...(relevant && { relevant }),
    ...limitsOf(field, words),
  };
  const isWide = 'plausible' in definition && definition.plausible !== definition.range;
  return isWide ? [row, unusualNote(field, definition as NumberDefinition, words)] : [row];
}
