import { provideTexts, textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import { gridTexts } from '@ciguawatch/shared/ui/grid/grid';
import { caseFilterTexts } from '../../case-filter/texts';
import { decisionTexts } from '../../decisions/texts';
import { editTexts } from '../../edit-texts';
import { reportTexts } from '../../report-texts';
import { reviewCardTexts } from '../../review-card/texts';

provideTexts('caseList', {
  fr_FR: () => import(/* webpackChunkName: "case-list-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "case-list-en" */ './locales/en_US.json'),
});

/** Resolves when the texts of the list, its grid and the case report are loaded. */
export const listTexts: Promise<void> = Promise.all([
  ...[reportTexts, editTexts, gridTexts, caseFilterTexts, decisionTexts, reviewCardTexts],
  textsReady(),
]).then(() => undefined);
