import { provideTexts, textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';

provideTexts('outlineEdit', {
  fr_FR: () => import(/* webpackChunkName: "outline-edit-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "outline-edit-en" */ './locales/en_US.json'),
});

/** Resolves when the editor's texts have loaded. */
export const editTexts = textsReady();
