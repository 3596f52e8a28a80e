import { provideTexts, textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import { userTexts } from '../users/texts';

provideTexts('audit', {
  fr_FR: () => import(/* webpackChunkName: "audit-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "audit-en" */ './locales/en_US.json'),
});
// Signs and answers of cases, in which their changes are described.
provideTexts('domain', {
  fr_FR: () => import(/* webpackChunkName: "audit-fr" */ '@ciguawatch/shared/domain/locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "audit-en" */ '@ciguawatch/shared/domain/locales/en_US.json'),
});

/** Settles when the words of the trail, of roles and of cases can be read. */
export const auditTexts = Promise.all([textsReady(), userTexts]).then(() => undefined);
