// Names of roles belong to the pages of accounts: they are waited for below.
import '@ciguawatch/shared/runtime/roles/role-text';
import { provideTexts, textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';

provideTexts('users', {
  fr_FR: () => import(/* webpackChunkName: "users-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "users-en" */ './locales/en_US.json'),
});

/** Resolves when the texts of accounts have loaded. */
export const userTexts = textsReady();
