import { provideTexts, textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import { auditTexts } from '../audit/texts';

provideTexts('translations', {
  fr_FR: () => import(/* webpackChunkName: "translations-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "translations-en" */ './locales/en_US.json'),
});

/** Resolves when the texts of translations and of their history have loaded. */
export const translationTexts = Promise.all([textsReady(), auditTexts]).then(() => undefined);
