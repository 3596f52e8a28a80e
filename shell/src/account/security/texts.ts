import { provideTexts } from '@ciguawatch/shared/runtime/i18n/i18n';

provideTexts('security', {
  fr_FR: () => import(/* webpackChunkName: "security-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "security-en" */ './locales/en_US.json'),
});
