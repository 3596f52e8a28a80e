import { provideTexts, textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';

// Texts of samplings are registered separately from the module's, so that only their pages load them.
provideTexts('algae', {
  fr_FR: () => import(/* webpackChunkName: "algae-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "algae-en" */ './locales/en_US.json'),
});

/** Resolves when the texts of samplings are loaded. */
export const algaeTexts = textsReady();
