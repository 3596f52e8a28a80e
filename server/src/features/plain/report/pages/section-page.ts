import { GRADED_SYMPTOMS, SYMPTOM_FLAG_KEYS } from '@ciguawatch/shared/domain/codes/symptoms';
import { faultText } from '@ciguawatch/shared/domain/report/rendering/fault-text';
import type { AskedField } from '@ciguawatch/shared/domain/report/report-fields';
import { type Html, html } from '../../frame/html';
import { emergencyLine } from '../../frame/page';
import type { PageState } from '../page-state';
import { type Block, blocksOf, groupHeading } from './blocks';
import { questionLabel } from './controls';
import { question } from './question';

const SYMPTOMS = new Set<string>([...GRADED_SYMPTOMS, ...SYMPTOM_FLAG_KEYS]);

/** List of errors, each with a link to its question. */
function errorSummary({ wrong, words, values }: PageState): Html | false {
  if (wrong.length === 0) return false;
  const lines = wrong.map(
    ({ field, fault }) =>
      html`<a href="#${field}">${words.p('plain.line', { label: questionLabel(field as AskedField, { words, values }), text: faultText(words, fault) })}</a>`,
  );
  return html`<div class="err" role="alert"><h2>${words.t('report.errors', { count: wrong.length })}</h2>${lines}</div>`;
}

function blockOf({ group, fields }: Block, state: PageState): Html {
  const questions = fields.map((field) => question(field, state));
  if (group === null) return html`${questions}`;
  const { title, help } = groupHeading(group, state.words);
  const rest =
    SYMPTOMS.has(fields[0] as string) &&
    html`<label class="r"><input type="checkbox" name="rest_${group}" value="1">${state.words.t('report.noToRest')}</label>`;
  return html`<fieldset class="g${group === 'parts' && ' w'}"><legend>${title}</legend>${help && html`<p class="h">${help}</p>`}${questions}${rest}</fieldset>`;
}

/** Text above the questions of a section. */
function introduction({ section, words }: PageState): Html {
  if (section === 1) return html`<p class="q">${words.p('plain.intro')}</p>${emergencyLine(words)}`;
  if (section === 4) return html`${emergencyLine(words)}<p class="q">${words.t('report.symptomsHow')}</p>`;
  return html``;
}

/** Questions of one section. */
export const sectionContent = (state: PageState): Html =>
  html`${errorSummary(state)}${introduction(state)}${blocksOf(state.section).map((block) => blockOf(block, state))}`;
