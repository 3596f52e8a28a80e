import { provideTexts } from '@ciguawatch/shared/runtime/i18n/i18n';

// Loaded by the pages that name roles; visitors without an account need none.
provideTexts('roles', {
  fr_FR: () => import(/* webpackChunkName: "roles-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "roles-en" */ './locales/en_US.json'),
});
