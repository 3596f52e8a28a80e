import { provideTexts } from '@ciguawatch/shared/runtime/i18n/i18n';

provideTexts('wording', {
  fr_FR: () => import(/* webpackChunkName: "wording-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "wording-en" */ './locales/en_US.json'),
});
