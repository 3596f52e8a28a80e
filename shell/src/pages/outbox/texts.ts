import { provideTexts } from '@ciguawatch/shared/runtime/i18n/i18n';

provideTexts('outbox', {
  fr_FR: () => import(/* webpackChunkName: "outbox-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "outbox-en" */ './locales/en_US.json'),
});
