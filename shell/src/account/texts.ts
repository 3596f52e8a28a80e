import { provideTexts } from '@ciguawatch/shared/runtime/i18n/i18n';

provideTexts('account', {
  fr_FR: () => import(/* webpackChunkName: "account-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "account-en" */ './locales/en_US.json'),
});
