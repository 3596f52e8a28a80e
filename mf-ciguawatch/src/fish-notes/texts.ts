import { provideTexts } from '@ciguawatch/shared/runtime/i18n/i18n';

provideTexts('fishNotes', {
  fr_FR: () => import(/* webpackChunkName: "fish-notes-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "fish-notes-en" */ './locales/en_US.json'),
});
