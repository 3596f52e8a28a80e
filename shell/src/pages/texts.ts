import { provideTexts } from '@ciguawatch/shared/runtime/i18n/i18n';

provideTexts('message', {
  fr_FR: () => import(/* webpackChunkName: "message-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "message-en" */ './locales/en_US.json'),
});
