import { provideTexts } from '@ciguawatch/shared/runtime/i18n/i18n';

// Registered here, so that only pages of editors load them.
provideTexts('recovery', {
  fr_FR: () => import(/* webpackChunkName: "recovery-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "recovery-en" */ './locales/en_US.json'),
});
