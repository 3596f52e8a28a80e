import { provideTexts, textsReady } from '../../runtime/i18n/i18n';

// A chunk of its own, loaded with the pages that have data beside them.
provideTexts('pageData', {
  fr_FR: () => import(/* webpackChunkName: "page-data-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "page-data-en" */ './locales/en_US.json'),
});

/** Resolves when they are loaded. */
export const pageDataTexts = textsReady();
