import { patientText } from '@ciguawatch/shared/domain/report/rendering/patient-text';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { type Html, html } from '../../frame/html';
import type { Words } from '../../frame/words';

/** Recommendations of the marine biotoxins laboratory, Institut Louis Malardé, in two languages. */
const recommendationsLink = (language: string): string =>
  `https://www.ciguatera.pf/index.php/${language.slice(0, 2)}/la-ciguatera/recommandations`;

/** Medical advice after a report, as far as the linked source gives it. */
export const adviceBox = ({ t, language }: Words, values: Pick<ReportValues, 'profile'>): Html =>
  html`<div class="y"><b>${t('report.adviceTitle')}</b> ${t(patientText('report.adviceText', values))}<p class="h"><a href="${recommendationsLink(language)}" rel="noreferrer">${t('report.adviceSource')}</a></p></div>`;
