import { provideTexts, textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';

provideTexts('directory', {
  fr_FR: () => import(/* webpackChunkName: "directory-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "directory-en" */ './locales/en_US.json'),
});

/** Settles when the words of the directory can be read. */
export const directoryTexts = textsReady();
