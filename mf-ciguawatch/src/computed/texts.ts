import { provideTexts } from '@ciguawatch/shared/runtime/i18n/i18n';

provideTexts('computed', {
  fr_FR: () => import(/* webpackChunkName: "computed-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "computed-en" */ './locales/en_US.json'),
});
