import { provideTexts } from '@ciguawatch/shared/runtime/i18n/i18n';

/** Names this module's texts and the words of its codes; the lifecycles fetch them before anything is drawn. */
provideTexts('domain', {
  fr_FR: () => import(/* webpackChunkName: "texts-fr" */ '@ciguawatch/shared/domain/locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "texts-en" */ '@ciguawatch/shared/domain/locales/en_US.json'),
});
provideTexts('ciguawatch', {
  fr_FR: () => import(/* webpackChunkName: "texts-fr" */ '../locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "texts-en" */ '../locales/en_US.json'),
});
