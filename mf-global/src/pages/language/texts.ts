import { provideTexts, textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';

provideTexts('language', {
  fr_FR: () => import(/* webpackChunkName: "language-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "language-en" */ './locales/en_US.json'),
});

/** Settles when the words of the page can be read. */
export const languageTexts = textsReady();
