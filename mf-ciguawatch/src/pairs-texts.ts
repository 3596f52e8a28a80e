import { provideTexts, textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import { asTextModule } from './texts';

provideTexts('ciguawatch pairs', {
  fr_FR: () =>
    import(
      /* webpackChunkName: "pairs-texts-fr", webpackExports: ["pairs"] */
      '../locales/fr_FR.json?pairs'
    ).then(asTextModule),
  en_US: () =>
    import(
      /* webpackChunkName: "pairs-texts-en", webpackExports: ["pairs"] */
      '../locales/en_US.json?pairs'
    ).then(asTextModule),
});

/** Resolves when the texts of the pairs are loaded. */
export const pairsTexts = textsReady();
