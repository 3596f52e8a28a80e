import { provideTexts } from '@ciguawatch/shared/runtime/i18n/i18n';

// Texts of paper and saved files are loaded with the code that makes them.
provideTexts('figures', {
  fr_FR: () => import(/* webpackChunkName: "figures-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "figures-en" */ './locales/en_US.json'),
});
