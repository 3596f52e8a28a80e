import { provideTexts, textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';

provideTexts('language', {
  fr_FR: () => import(/* webpackChunkName: "language-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "language-en" */ './locales/en_US.json'),
});

/** Resolves when the texts of the page have loaded. */
export const languageTexts = textsReady();
