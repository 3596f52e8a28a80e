import { provideTexts, textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';

provideTexts('modules', {
  fr_FR: () => import(/* webpackChunkName: "modules-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "modules-en" */ './locales/en_US.json'),
});

/** Resolves when the texts of the page have loaded. */
export const moduleTexts = textsReady();
