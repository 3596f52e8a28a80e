import { placeName } from '@ciguawatch/shared/domain/geo/place';
import { choiceLabel, fieldLabel } from '@ciguawatch/shared/domain/report/rendering/answer-labels';
import { patientText } from '@ciguawatch/shared/domain/report/rendering/patient-text';
import { type AskedField, definitionOf } from '@ciguawatch/shared/domain/report/report-fields';
import { dayInDate } from '@ciguawatch/shared/domain/time/date-words';
import { addDays } from '@ciguawatch/shared/domain/time/event-time';
import { attributeIf, type Html, html } from '../../frame/html';
import type { Words } from '../../frame/words';
import { UNSURE } from '../form-values';
import type { PageState } from '../page-state';
import { QUESTION_DISPLAYS } from '../question-displays';
import { countries, type Option, optionsOf, placeOptions, productOptions } from './options';

/** A question with its current answer. */
export interface Question {
  field: AskedField;
  text: string;
  state: PageState;
  /** attribute with the ids of its notes, for the control */
  described: Html;
}

/** Labels of choices that differ from those of the codes, as in the portal. */
const CHOICE_LABELS: Record<string, string> = {
  'gender U': 'report.genderU',
  'history U': 'report.dontKnow',
  'med_seen unknown': 'report.dontKnow',
  'med_type U': 'report.dontKnow',
  'resident U': 'report.dontKnow',
  'gsympt_delay 1': 'report.dontKnow',
};

/** Choices of a question, in the order of the screen. */
export function choicesOf(field: AskedField, words: Words): Option[] {
  const definition = definitionOf(field);
  const { d, t } = words;
  if (definition.kind !== 'choice') {
    const two: Option[] = [
      ['0', d('answer.no')],
      ['1', d('answer.yes')],
    ];
    return field === 'gsympt_persist' ? two : [...two, [UNSURE, t('report.dontKnow')]];
  }
  return (QUESTION_DISPLAYS[field].order ?? definition.choices).map((code) => {
    const ownLabel = CHOICE_LABELS[`${field} ${code}`];
    return [code, ownLabel ? t(ownLabel) : choiceLabel(field, code, words)];
  });
}

/** Label of a question, worded for the reporter. */
export function questionLabel(
  field: AskedField,
  { words, values }: Pick<PageState, 'words' | 'values'>,
): string {
  const { label } = QUESTION_DISPLAYS[field];
  return label ? words.t(patientText(label, values)) : fieldLabel(field, words);
}

const radio = (name: string, [value, words]: Option, chosen: string): Html =>
  html`<label class="r"><input type="radio" name="${name}" value="${value}"${attributeIf(value === chosen, 'checked')}>${words}</label>`;

/** Radio buttons of one question; the page puts them into a fieldset. */
export const radios = ({ field, text, state }: Question): Html =>
  html`${choicesOf(field, state.words).map((option) => radio(field, option, text))}`;

/** A drop-down list of choices. */
export const select = ({ field, text, state, described }: Question): Html =>
  html`<select id="${field}" name="${field}"${described}><option value="">${state.words.d('answer.none')}</option>${optionsOf(choicesOf(field, state.words), text)}</select>`;

/**
 * A text field of one line or several. Without maxlength, since the browser would cut text silently; the
 * server reports what is too long.
 */
export function textInput({ field, text, described }: Question): Html {
  const { as, type = 'text', complete } = QUESTION_DISPLAYS[field];
  if (as === 'lines')
    return html`<textarea id="${field}" name="${field}" rows="5"${described}>\n${text}</textarea>`;
  const autocompleteAttribute = complete && html` autocomplete="${complete}"`;
  return html`<input class="i" id="${field}" name="${field}" type="${type}" value="${text}"${autocompleteAttribute}${described}>`;
}

/** A number field as text, so that a mistyped number comes back for correction; phones show a number pad. */
export function numberInput({ field, text, described }: Question): Html {
  const mode = definitionOf(field).kind === 'whole' ? 'numeric' : 'decimal';
  return html`<input class="i k" id="${field}" name="${field}" inputmode="${mode}" autocomplete="off" value="${text}"${described}>`;
}

/** A date field; the meal is mostly one of the last four days, which radio buttons offer. */
export function dateInput({ field, text, state, described }: Question): Html {
  const { today, words } = state;
  const input = (value: string) =>
    html`<input class="i d" id="${field}" name="${field}" type="date" value="${value}"${described}>`;
  if (field !== 'event_date') return input(text);
  const days = [0, -1, -2, -3].map((back) => addDays(today, back));
  const names = [words.t('report.today'), words.t('report.yesterday')];
  const options = days.map((day, i): Option => [day, names[i] ?? dayName(day, words.language)]);
  const isRecent = days.includes(text);
  return html`<div class="w">${options.map((option) => radio('event_day', option, text))}</div><label class="o" for="event_date">${words.t('report.otherDate')}</label>${input(isRecent ? '' : text)}<input type="hidden" name="event_was" value="${isRecent ? '' : text}">`;
}

/** Weekday and day: Vendredi 20, Friday 20. */
function dayName(date: string, language: string): string {
  const options = { weekday: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  const parts = new Intl.DateTimeFormat(language.replace('_', '-'), options).formatToParts(
    Date.parse(`${date}T12:00:00Z`),
  );
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  const weekday = part('weekday');
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)} ${dayInDate(part('day'), language)}`;
}

/** A time field. */
export const timeInput = ({ field, text, described }: Question): Html =>
  html`<input class="i d" id="${field}" name="${field}" type="time" value="${text}"${described}>`;

/** A checkbox; `untick` sends the answer "no" when checked. */
export function checkbox({ field, text, state }: Question): Html {
  const value = QUESTION_DISPLAYS[field].as === 'untick' ? '0' : '1';
  return html`<label class="r"><input type="checkbox" id="${field}" name="${field}" value="${value}"${attributeIf(text === value, 'checked')}>${questionLabel(field, state)}</label>`;
}

/**
 * Lists of countries and of the islands of one country, and a text field for a bay or pass; a place of care
 * may be in any country.
 */
export function placeInput({ field, text, state, described }: Question): Html {
  const { words, country, form } = state;
  const { t, p } = words;
  const land: Option[] = countries(words).map((one) => [
    String(one.country),
    placeName(one, words.languages),
  ]);
  const isMeal = field === 'case_location_id';
  const empty = isMeal ? p('plain.chooseIsland') : words.d('answer.none');
  const list = html`<select id="${field}" name="${field}"${described}><option value="">${empty}</option>${placeOptions(country, text, words)}${
    !isMeal &&
    html`<optgroup label="${t('report.country')}">${optionsOf(
      countries(words)
        .filter((one) => one.country !== country && String(one.id) !== text)
        .map((one) => [String(one.id), placeName(one, words.languages)]),
      text,
    )}</optgroup>`
  }</select>`;
  if (!isMeal) return list;
  return html`${list}<div class="f c2"><label class="o" for="country">${p('plain.otherCountry')}</label><select id="country" name="country">${optionsOf(land, String(country))}</select><button class="b z" name="go" value="country">${p('plain.showIslands')}</button></div><label class="o" for="place_text">${p('plain.placeText')}</label><input class="i" id="place_text" name="place_text" value="${form.get('place_text') ?? ''}">`;
}

/** The list of species and groups. */
export const productSelect = ({ field, text, state, described }: Question): Html =>
  html`<select id="${field}" name="${field}"${described}><option value="">${state.words.d('answer.none')}</option>${productOptions(text, state.words)}</select>`;
