import { provideTexts, textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import { asTextModule } from './texts';

provideTexts('ciguawatch stats', {
  fr_FR: () =>
    import(
      /* webpackChunkName: "stats-texts-fr", webpackExports: ["stats"] */
      '../locales/fr_FR.json?stats'
    ).then(asTextModule),
  en_US: () =>
    import(
      /* webpackChunkName: "stats-texts-en", webpackExports: ["stats"] */
      '../locales/en_US.json?stats'
    ).then(asTextModule),
});

/** Resolves when the texts of the statistics are loaded. */
export const statsTexts = textsReady();
