import { provideTexts } from '@ciguawatch/shared/runtime/i18n/i18n';

// Names of the roles come with the pages that name one: nobody without an account reads any.
provideTexts('roles', {
  fr_FR: () => import(/* webpackChunkName: "roles-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "roles-en" */ './locales/en_US.json'),
});
