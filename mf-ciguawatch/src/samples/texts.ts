import { provideTexts, textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';

// Registered here, so that only pages of editors load them.
provideTexts('samples', {
  fr_FR: () => import(/* webpackChunkName: "samples-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "samples-en" */ './locales/en_US.json'),
});

/** Resolves when the texts of samples are loaded. */
export const samplesTexts = textsReady();
