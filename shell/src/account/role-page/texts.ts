import { provideTexts } from '@ciguawatch/shared/runtime/i18n/i18n';

provideTexts('rolePage', {
  fr_FR: () => import(/* webpackChunkName: "role-page-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "role-page-en" */ './locales/en_US.json'),
});
