import { provideTexts, textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import { auditTexts } from '../audit/texts';

provideTexts('approvalPage', {
  fr_FR: () => import(/* webpackChunkName: "approval-page-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "approval-page-en" */ './locales/en_US.json'),
});

/** Settles when the words of the page can be read, and those of the trail, in which changes are described. */
export const approvalTexts = Promise.all([textsReady(), auditTexts]).then(() => undefined);
