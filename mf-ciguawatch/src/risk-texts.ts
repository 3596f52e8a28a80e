import { provideTexts, textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import './computed/texts';
import { asTextModule } from './texts';

provideTexts('ciguawatch risk', {
  fr_FR: () =>
    import(
      /* webpackChunkName: "risk-texts-fr", webpackExports: ["risk"] */
      '../locales/fr_FR.json?risk'
    ).then(asTextModule),
  en_US: () =>
    import(
      /* webpackChunkName: "risk-texts-en", webpackExports: ["risk"] */
      '../locales/en_US.json?risk'
    ).then(asTextModule),
});

/** Resolves when the texts of the risk page are loaded. */
export const riskTexts = textsReady();
