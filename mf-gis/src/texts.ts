import { provideTexts } from '@ciguawatch/shared/runtime/i18n/i18n';

/** Names this module's texts; the shell fetches them before anything of it is drawn. */
provideTexts('gis', {
  fr_FR: () => import(/* webpackChunkName: "texts-fr" */ '../locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "texts-en" */ '../locales/en_US.json'),
});
