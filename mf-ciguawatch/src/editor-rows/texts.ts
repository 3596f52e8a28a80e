import { provideTexts, textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';

provideTexts('editorRows', {
  fr_FR: () => import(/* webpackChunkName: "editor-rows-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "editor-rows-en" */ './locales/en_US.json'),
});

/** Resolves when the texts of the note are loaded. */
export const editorRowsTexts = textsReady();
