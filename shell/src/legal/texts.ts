import { provideTexts } from '@ciguawatch/shared/runtime/i18n/i18n';

provideTexts('legal', {
  fr_FR: () => import(/* webpackChunkName: "legal-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "legal-en" */ './locales/en_US.json'),
});
