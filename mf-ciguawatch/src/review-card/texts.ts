import { provideTexts, textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import '../fish-notes/texts';
import { pairsTexts } from '../pairs-texts';

provideTexts('reviewCard', {
  fr_FR: () => import(/* webpackChunkName: "review-card-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "review-card-en" */ './locales/en_US.json'),
});

/** Resolves when the texts of the review card and of the reasons of pairs are loaded. */
export const reviewCardTexts: Promise<void> = Promise.all([pairsTexts, textsReady()]).then(() => undefined);
