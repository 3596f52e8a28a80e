import { provideTexts, textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import { userTexts } from '../users/texts';

provideTexts('audit', {
  fr_FR: () => import(/* webpackChunkName: "audit-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "audit-en" */ './locales/en_US.json'),
});
// Texts of symptoms and answers, to describe changes of cases.
provideTexts('domain', {
  fr_FR: () => import(/* webpackChunkName: "audit-fr" */ '@ciguawatch/shared/domain/locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "audit-en" */ '@ciguawatch/shared/domain/locales/en_US.json'),
});

/** Resolves when the texts of the trail, of roles and of cases have loaded. */
export const auditTexts = Promise.all([textsReady(), userTexts]).then(() => undefined);
