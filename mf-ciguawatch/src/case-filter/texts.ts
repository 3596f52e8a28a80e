import { provideTexts, textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';

provideTexts('caseFilter', {
  fr_FR: () => import(/* webpackChunkName: "case-filter-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "case-filter-en" */ './locales/en_US.json'),
});

/** Resolves when the texts that say a filter of the case list in words are loaded. */
export const caseFilterTexts: Promise<void> = textsReady();
