import { provideTexts, textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';

provideTexts('outlines', {
  fr_FR: () => import(/* webpackChunkName: "outlines-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "outlines-en" */ './locales/en_US.json'),
});

/** Resolves when the list's texts have loaded. */
export const outlineTexts = textsReady();
