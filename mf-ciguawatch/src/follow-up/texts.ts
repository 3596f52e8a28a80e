import { provideTexts } from '@ciguawatch/shared/runtime/i18n/i18n';

// Registered here, so that only pages of editors load them.
provideTexts('followUp', {
  fr_FR: () => import(/* webpackChunkName: "follow-up-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "follow-up-en" */ './locales/en_US.json'),
});
