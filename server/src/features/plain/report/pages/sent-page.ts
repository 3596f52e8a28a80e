import type { DocumentDescription } from '@ciguawatch/shared/domain/document/description';
import { chainOf, placeName } from '@ciguawatch/shared/domain/geo/place';
import { groupedReceiptCode } from '@ciguawatch/shared/domain/report/receipt-code';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { type Html, html } from '../../frame/html';
import { emergencyLine, formPage } from '../../frame/page';
import { publicLinks } from '../../frame/public-links';
import { followLink } from '../../frame/subject-link';
import type { Words } from '../../frame/words';
import { reportDocument } from '../report-document';
import { adviceBox } from './advice';
import type { Form } from './form';
import { hiddenAnswers } from './report-page';

const TICK = html`<svg class="ok" viewBox="0 0 48 48" aria-hidden="true"><path d="M14 25l7 7 13-15" fill="none" stroke="currentColor" stroke-width="4.5" stroke-linecap="round"/></svg>`;

/** Content of the page after a report was stored. */
interface SentReport {
  words: Words;
  values: Pick<ReportValues, 'profile' | 'case_location_id'>;
  form: Form;
  /** the receipt code, shown only here */
  code: string;
  isCorrection: boolean;
  described: DocumentDescription;
}

/** Receipt code, document and next steps; a report for another patient starts with the common answers. */
export function sentPage({ words, values, form, code, isCorrection, described }: SentReport): Html {
  const { t, p, lists, languages } = words;
  const title = t(isCorrection ? 'report.correctionTitle' : 'report.savedTitle');
  const place = lists.places.get(values.case_location_id ?? 0);
  const island = place && chainOf(place, (id) => lists.places.get(id)).find(({ type }) => type === 'I');
  const follow = island && followLink(words, { id: island.id, name: placeName(island, languages) });
  const content = html`<div class="c">${TICK}<h1>${title}</h1><p>${t('report.codeLabel')}</p><p class="no co" translate="no">${groupedReceiptCode(code)}</p><p class="q">${
    isCorrection ? t('report.correctionText') : t('report.codeNote')
  }</p></div><button class="b np" name="go" value="document">${p('plain.download')}</button><button class="b z np" name="go" value="again">${t('report.mealAgain')}</button>${emergencyLine(words)}${adviceBox(words, values)}${reportDocument(described)}<div class="np">${follow}${publicLinks(words)}</div>`;
  const hidden = html`${hiddenAnswers(form, null)}<input type="hidden" name="section" value="6">`;
  return formPage({ words, title, hidden, content, enter: 'document' });
}
