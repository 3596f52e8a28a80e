import { provideTexts } from '@ciguawatch/shared/runtime/i18n/i18n';

provideTexts('operator', {
  fr_FR: () => import(/* webpackChunkName: "operator-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "operator-en" */ './locales/en_US.json'),
});
