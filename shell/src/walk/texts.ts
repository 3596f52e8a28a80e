import { provideTexts } from '@ciguawatch/shared/runtime/i18n/i18n';

// In the demonstration only, for people who log in.
provideTexts('walk', {
  fr_FR: () => import(/* webpackChunkName: "walk-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "walk-en" */ './locales/en_US.json'),
});
