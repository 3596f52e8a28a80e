import {
  contactRows,
  type Row,
  reportRows,
  symptomLabels,
} from '@ciguawatch/shared/domain/report/rendering/report-rows';
import { type Html, html } from '../../frame/html';
import { shortCode } from '../../frame/language';
import type { PageState } from '../page-state';
import { askAgainBox } from './ask-again-box';

const lineOf = ({ label, text }: Pick<Row, 'label' | 'text'>): Html =>
  html`<dt>${label}</dt><dd>${text}</dd>`;

/** Answered symptoms: those present one by one, the others as lists of names. */
function symptoms({ values, words }: PageState): Html {
  const { present, absent, unknown } = symptomLabels(values, words);
  const namesLine = (label: string, names: readonly string[]) =>
    names.length > 0 && lineOf({ label, text: names.join(', ') });
  return html`${present.map(({ label, value }) => lineOf({ label, text: words.d(`severity.${value}`) }))}${namesLine(
    words.d('severity.N'),
    absent,
  )}${namesLine(words.d('severity.U'), unknown)}`;
}

/** Review of all answers, with the portal's texts; each block has a button back to its section. */
export function reviewContent(state: PageState): Html {
  const { words, values } = state;
  const blocks = reportRows(values, words).map(({ section, title, rows }) => {
    const answeredRows = [...rows, ...(section === 1 ? contactRows(values, words) : [])].filter(
      ({ text }) => text !== null,
    );
    const edit = html`<button class="b z e2" name="go" value="edit${section}" aria-label="${words.t('report.editSection', { title })}">${words.t('report.edit')}</button>`;
    return html`<section class="g"><h2>${title}</h2><dl>${answeredRows.map(lineOf)}${section === 4 && symptoms(state)}</dl>${edit}</section>`;
  });
  const bay = state.form.get('place_text');
  const bayNote = bay && html`<p class="h">${words.t('report.typedKept', { name: bay })}</p>`;
  return html`${blocks}${bayNote}${!state.form.has('corrects') && askAgainBox(state)}<p class="q">${words.t('report.whatFor')} <a class="lk" href="/plain/privacy?lang=${shortCode(words.language)}">${words.t('report.privacy')}</a></p>`;
}
