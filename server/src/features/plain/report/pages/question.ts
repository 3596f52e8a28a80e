import { answerLabel } from '@ciguawatch/shared/domain/report/rendering/answer-labels';
import { faultText } from '@ciguawatch/shared/domain/report/rendering/fault-text';
import { patientText } from '@ciguawatch/shared/domain/report/rendering/patient-text';
import { type AskedField, definitionOf } from '@ciguawatch/shared/domain/report/report-fields';
import { unusualQuestion, yearsBefore } from '@ciguawatch/shared/domain/report/report-rules';
import { type Html, html } from '../../frame/html';
import type { PageState } from '../page-state';
import { QUESTION_DISPLAYS, type QuestionDisplay } from '../question-displays';
import * as controls from './controls';

type Control = (question: controls.Question) => Html;

const CONTROLS: Record<Exclude<QuestionDisplay['as'], 'never' | 'trap' | 'box'>, Control> = {
  radios: controls.radios,
  tiles: controls.radios,
  yesNo: controls.radios,
  select: controls.select,
  number: controls.numberInput,
  text: controls.textInput,
  lines: controls.textInput,
  date: controls.dateInput,
  clock: controls.timeInput,
  tick: controls.checkbox,
  untick: controls.checkbox,
  place: controls.placeInput,
  product: controls.productSelect,
};

/** Questions with several controls, which need a fieldset instead of a label. */
const GROUPED = new Set<QuestionDisplay['as']>(['radios', 'tiles', 'yesNo']);
const CHECKBOXES = new Set<QuestionDisplay['as']>(['tick', 'untick']);

/** Notes below a question: error, doubt, help. */
function notes(field: AskedField, state: PageState): { id: string; shown: Html }[] {
  const { words, wrong, doubtful, values } = state;
  const { t, p } = words;
  const fault = wrong.find((one) => one.field === field)?.fault;
  const placeText = field === 'case_location_id' ? state.form.get('place_text') : undefined;
  const faultNote =
    fault && placeText ? p('plain.placeKept', { name: placeText }) : fault && faultText(words, fault);
  const doubt =
    doubtful.includes(field) &&
    (field === 'med_date'
      ? t('report.unusualCare')
      : field === 'event_date'
        ? t('report.longAgo', { count: yearsBefore(values.event_date, state.today) })
        : t(unusualQuestion(field, values[field]), { answer: answerLabel(field, values[field], words) }));
  const { help } = QUESTION_DISPLAYS[field];
  const how = help ? t(patientText(help, values)) : typingHelp(field, state);
  return [
    ...(faultNote ? [{ id: `${field}-m`, shown: html`<p class="m" id="${field}-m">${faultNote}</p>` }] : []),
    ...(doubt
      ? [{ id: `${field}-s`, shown: html`<p class="m y" id="${field}-s">${doubt} ${p('plain.sure')}</p>` }]
      : []),
    ...(how ? [{ id: `${field}-h`, shown: html`<p class="h" id="${field}-h">${how}</p>` }] : []),
  ];
}

/** Help on typing dates and times and on finding a fish. */
function typingHelp(field: AskedField, { words: { p }, today, monthFirst }: PageState): string {
  const { as } = QUESTION_DISPLAYS[field];
  const [year, month, day] = today.split('-');
  const example = (monthFirst ? [month, day, year] : [day, month, year]).join('/');
  if (as === 'date') return p(monthFirst ? 'plain.monthHint' : 'plain.dateHint', { example });
  if (as === 'clock') return p('plain.clockHint');
  return as === 'product' ? p('plain.byFamily') : '';
}

/** Text beside the label: unit, "required", or the answer on which the question depends. */
function remark(field: AskedField, { words: { t, p } }: PageState): string {
  const definition = definitionOf(field);
  if (QUESTION_DISPLAYS[field].required) return p('plain.required');
  const unit = 'unit' in definition && definition.unit ? t(`report.${definition.unit}`) : '';
  return definition.after && definition.after[1] !== true ? p(`plain.after_${definition.after[1]}`) : unit;
}

/** One question of the report with control and notes. */
export function question(field: AskedField, state: PageState): Html {
  const { as } = QUESTION_DISPLAYS[field];
  if (as === 'never' || as === 'trap' || as === 'box') return html``;
  const questionNotes = notes(field, state);
  const isWrong = state.wrong.some((one) => one.field === field);
  const described = html`${isWrong && html` aria-invalid="true"`}${questionNotes.length > 0 && html` aria-describedby="${questionNotes.map(({ id }) => id).join(' ')}"`}`;
  const control = CONTROLS[as]({ field, text: state.form.get(field) ?? '', state, described });
  const below = questionNotes.map(({ shown }) => shown);
  const frame = isWrong ? 'f x' : 'f';
  if (CHECKBOXES.has(as)) return html`<div class="${frame}">${control}${below}</div>`;
  const name = controls.questionLabel(field, state);
  const more = remark(field, state);
  const heading = html`${name}${more && html` <span class="o">${more}</span>`}`;
  if (GROUPED.has(as))
    return html`<fieldset class="${as === 'tiles' ? frame : `${frame} w`}" id="${field}"><legend>${heading}</legend>${control}${below}</fieldset>`;
  return html`<div class="${frame}"><label class="t" for="${field}">${heading}</label>${control}${below}</div>`;
}
