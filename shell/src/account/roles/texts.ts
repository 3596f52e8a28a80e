import { provideTexts } from '@ciguawatch/shared/runtime/i18n/i18n';

// Loaded only by pages that name roles.
provideTexts('roles', {
  fr_FR: () => import(/* webpackChunkName: "roles-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "roles-en" */ './locales/en_US.json'),
});
