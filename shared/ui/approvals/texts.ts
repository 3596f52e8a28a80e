import { provideTexts, type Translate, useT } from '../../runtime/i18n/i18n';

// Loaded only with the few pages that use these texts.
provideTexts('approvals', {
  fr_FR: () => import(/* webpackChunkName: "approvals-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "approvals-en" */ './locales/en_US.json'),
});

/** Words of changes that wait for a second person. */
export const useApprovalT = (): Translate => useT('approvals');
