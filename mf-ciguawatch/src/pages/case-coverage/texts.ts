import { provideTexts, textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import '../../texts';

provideTexts('coverageTable', {
  fr_FR: () => import(/* webpackChunkName: "case-coverage-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "case-coverage-en" */ './locales/en_US.json'),
});

/** Resolves when the texts of the coverage table are loaded. */
export const coverageTexts = textsReady();
