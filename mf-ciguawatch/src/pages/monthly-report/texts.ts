import { provideTexts } from '@ciguawatch/shared/runtime/i18n/i18n';

// Words of the report come with its page; a document may be in another language than the page.
provideTexts('monthly', {
  fr_FR: () => import(/* webpackChunkName: "monthly-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "monthly-en" */ './locales/en_US.json'),
});
