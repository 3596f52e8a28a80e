import { provideTexts } from '@ciguawatch/shared/runtime/i18n/i18n';

/** Registers this module's texts; the shell loads them before the module renders. */
provideTexts('global', {
  fr_FR: () => import(/* webpackChunkName: "texts-fr" */ '../locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "texts-en" */ '../locales/en_US.json'),
});
