import { provideTexts, textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';

provideTexts('decisions', {
  fr_FR: () => import(/* webpackChunkName: "decisions-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "decisions-en" */ './locales/en_US.json'),
});

/** Resolves when the texts of decisions and their undo are loaded. */
export const decisionTexts = textsReady();
