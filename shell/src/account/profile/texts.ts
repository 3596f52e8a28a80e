import { provideTexts } from '@ciguawatch/shared/runtime/i18n/i18n';

provideTexts('profile', {
  fr_FR: () => import(/* webpackChunkName: "profile-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "profile-en" */ './locales/en_US.json'),
});
