import { answerLabel } from '@ciguawatch/shared/domain/report/rendering/answer-labels';
import { faultText } from '@ciguawatch/shared/domain/report/rendering/fault-text';
import { type AskedField, definitionOf } from '@ciguawatch/shared/domain/report/report-fields';
import { type Html, html } from '../../frame/html';
import { type Ask, PLAIN } from '../ask';
import type { State } from '../state';
import * as controls from './controls';

type Control = (question: controls.Question) => Html;

const CONTROLS: Record<Exclude<Ask['as'], 'never' | 'trap'>, Control> = {
  radios: controls.radios,
  tiles: controls.radios,
  yesNo: controls.radios,
  select: controls.select,
  number: controls.numberInput,
  text: controls.typed,
  lines: controls.typed,
  date: controls.date,
  clock: controls.clock,
  tick: controls.tick,
  untick: controls.tick,
  place: controls.place,
  product: controls.product,
};

/** Questions with several controls, which need a fieldset instead of a label. */
const GROUPED = new Set<Ask['as']>(['radios', 'tiles', 'yesNo']);
const TICKS = new Set<Ask['as']>(['tick', 'untick']);

/** Notes below a question: error, doubt, help. */
function notes(field: AskedField, state: State): { id: string; shown: Html }[] {
  const { words, wrong, doubtful, values } = state;
  const { t, p } = words;
  const fault = wrong.find((one) => one.field === field)?.fault;
  const placeText = field === 'case_location_id' ? state.form.get('place_text') : undefined;
  const said =
    fault && placeText ? p('plain.placeKept', { name: placeText }) : fault && faultText(words, fault);
  const doubt =
    doubtful.includes(field) &&
    (field === 'med_date'
      ? t('report.unusualCare')
      : t('report.unusual', { answer: answerLabel(field, values[field], words) }));
  const { help } = PLAIN[field];
  const how = help ? t(help) : hint(field, state);
  return [
    ...(said ? [{ id: `${field}-m`, shown: html`<p class="m" id="${field}-m">${said}</p>` }] : []),
    ...(doubt
      ? [{ id: `${field}-s`, shown: html`<p class="m y" id="${field}-s">${doubt} ${p('plain.sure')}</p>` }]
      : []),
    ...(how ? [{ id: `${field}-h`, shown: html`<p class="h" id="${field}-h">${how}</p>` }] : []),
  ];
}

/** Help on typing dates and times and on finding a fish. */
function hint(field: AskedField, { words: { p }, today, monthFirst }: State): string {
  const { as } = PLAIN[field];
  const [year, month, day] = today.split('-');
  const example = (monthFirst ? [month, day, year] : [day, month, year]).join('/');
  if (as === 'date') return p(monthFirst ? 'plain.monthHint' : 'plain.dateHint', { example });
  if (as === 'clock') return p('plain.clockHint');
  return as === 'product' ? p('plain.byFamily') : '';
}

/** Text beside the label: unit, "required", or the answer on which the question depends. */
function remark(field: AskedField, { words: { t, p } }: State): string {
  const definition = definitionOf(field);
  if (PLAIN[field].required) return p('plain.required');
  const unit = 'unit' in definition && definition.unit ? t(`report.${definition.unit}`) : '';
  return definition.after && definition.after[1] !== true ? p(`plain.after_${definition.after[1]}`) : unit;
}

/** One question of the report with control and notes. */
export function question(field: AskedField, state: State): Html {
  const { as } = PLAIN[field];
  if (as === 'never' || as === 'trap') return html``;
  const said = notes(field, state);
  const isWrong = state.wrong.some((one) => one.field === field);
  const described = html`${isWrong && html` aria-invalid="true"`}${said.length > 0 && html` aria-describedby="${said.map(({ id }) => id).join(' ')}"`}`;
  const control = CONTROLS[as]({ field, text: state.form.get(field) ?? '', state, described });
  const below = said.map(({ shown }) => shown);
  const frame = isWrong ? 'f x' : 'f';
  if (TICKS.has(as)) return html`<div class="${frame}">${control}${below}</div>`;
  const name = controls.questionLabel(field, state.words);
  const more = remark(field, state);
  const heading = html`${name}${more && html` <span class="o">${more}</span>`}`;
  if (GROUPED.has(as))
    return html`<fieldset class="${as === 'tiles' ? frame : `${frame} w`}" id="${field}"><legend>${heading}</legend>${control}${below}</fieldset>`;
  return html`<div class="${frame}"><label class="t" for="${field}">${heading}</label>${control}${below}</div>`;
}
