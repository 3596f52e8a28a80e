import { provideTexts, textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import { directoryTexts } from '../directory/texts';

provideTexts('revisions', {
  fr_FR: () => import(/* webpackChunkName: "revisions-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "revisions-en" */ './locales/en_US.json'),
});

/** Resolves when the texts of changes and of the directory have loaded. */
export const changeTexts = Promise.all([directoryTexts, textsReady()]).then(() => undefined);
