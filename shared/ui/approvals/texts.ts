import { provideTexts, type Translate, useT } from '../../runtime/i18n/i18n';

// A chunk of its own, loaded with the few pages that show approvals.
provideTexts('approvals', {
  fr_FR: () => import(/* webpackChunkName: "approvals-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "approvals-en" */ './locales/en_US.json'),
});

/** Texts about changes that wait for a second person. */
export const useApprovalT = (): Translate => useT('approvals');
