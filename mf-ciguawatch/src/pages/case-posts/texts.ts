import { provideTexts, textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import '../../texts';

provideTexts('posts', {
  fr_FR: () => import(/* webpackChunkName: "case-posts-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "case-posts-en" */ './locales/en_US.json'),
});

/** Resolves when the texts of the posts are loaded. */
export const postTexts = textsReady();
