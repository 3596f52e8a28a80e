import { provideTexts } from '@ciguawatch/shared/runtime/i18n/i18n';

// Registered here, so that only pages of editors load them.
provideTexts('caseThread', {
  fr_FR: () => import(/* webpackChunkName: "case-thread-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "case-thread-en" */ './locales/en_US.json'),
});
