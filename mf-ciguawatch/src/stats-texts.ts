import { provideTexts, textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import { picked } from './texts';

provideTexts('ciguawatch stats', {
  fr_FR: () =>
    import(
      /* webpackChunkName: "stats-texts-fr", webpackExports: ["stats"] */
      '../locales/fr_FR.json?stats'
    ).then(picked),
  en_US: () =>
    import(
      /* webpackChunkName: "stats-texts-en", webpackExports: ["stats"] */
      '../locales/en_US.json?stats'
    ).then(picked),
});

/** Resolves when the texts of the statistics are loaded. */
export const statsTexts = textsReady();
