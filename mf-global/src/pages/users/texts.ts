import { provideTexts, textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';

provideTexts('users', {
  fr_FR: () => import(/* webpackChunkName: "users-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "users-en" */ './locales/en_US.json'),
});

/** Settles when the words of accounts can be read. */
export const userTexts = textsReady();
