import { provideTexts, textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';

// Registered here and not with the module, so that only the pages of samplings load them.
provideTexts('algae', {
  fr_FR: () => import(/* webpackChunkName: "algae-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "algae-en" */ './locales/en_US.json'),
});

/** Resolves when the texts of samplings are loaded. */
export const algaeTexts = textsReady();
