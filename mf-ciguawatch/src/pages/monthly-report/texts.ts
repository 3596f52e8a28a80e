import { provideTexts } from '@ciguawatch/shared/runtime/i18n/i18n';

// Texts of the report are loaded with its page; a document may use another language than the page.
provideTexts('monthly', {
  fr_FR: () => import(/* webpackChunkName: "monthly-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "monthly-en" */ './locales/en_US.json'),
});
