import { provideTexts, textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';

provideTexts('outlines', {
  fr_FR: () => import(/* webpackChunkName: "outlines-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "outlines-en" */ './locales/en_US.json'),
});

/** Settles when the words of the list can be read. */
export const outlineTexts = textsReady();
