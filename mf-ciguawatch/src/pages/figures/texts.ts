import { provideTexts } from '@ciguawatch/shared/runtime/i18n/i18n';

// Words of paper and of saved files come with the code that makes them.
provideTexts('figures', {
  fr_FR: () => import(/* webpackChunkName: "figures-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "figures-en" */ './locales/en_US.json'),
});
