import { provideTexts, textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import { asTextModule } from '../texts';

provideTexts('ciguawatch key', {
  fr_FR: () =>
    import(
      /* webpackChunkName: "fish-key-texts-fr", webpackExports: ["fishKey"] */
      '../../locales/fr_FR.json?fishKey'
    ).then(asTextModule),
  en_US: () =>
    import(
      /* webpackChunkName: "fish-key-texts-en", webpackExports: ["fishKey"] */
      '../../locales/en_US.json?fishKey'
    ).then(asTextModule),
});

/** Resolves when the texts of the key are loaded. */
export const fishKeyTexts = textsReady();
