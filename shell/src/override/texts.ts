import { provideTexts } from '@ciguawatch/shared/runtime/i18n/i18n';

provideTexts('override', {
  fr_FR: () => import(/* webpackChunkName: "override" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "override" */ './locales/en_US.json'),
});
