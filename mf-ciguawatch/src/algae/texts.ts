import { provideTexts, textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';

// The words of samplings come with their pages.
provideTexts('algae', {
  fr_FR: () => import(/* webpackChunkName: "algae-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "algae-en" */ './locales/en_US.json'),
});

/** Settles when the words of samplings can be read. */
export const algaeTexts = textsReady();
