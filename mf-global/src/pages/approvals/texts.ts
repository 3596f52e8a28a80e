import { provideTexts, textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import { auditTexts } from '../audit/texts';

provideTexts('approvalPage', {
  fr_FR: () => import(/* webpackChunkName: "approval-page-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "approval-page-en" */ './locales/en_US.json'),
});

/** Resolves when the texts of the page and of the trail, which describes changes, have loaded. */
export const approvalTexts = Promise.all([textsReady(), auditTexts]).then(() => undefined);
