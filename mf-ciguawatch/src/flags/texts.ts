import { provideTexts } from '@ciguawatch/shared/runtime/i18n/i18n';

// Registered here, so that only pages of editors load them.
provideTexts('flags', {
  fr_FR: () => import(/* webpackChunkName: "flags-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "flags-en" */ './locales/en_US.json'),
});
