import { provideTexts, textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';

// Registered here and not with the module, so that only pages with an import load them.
provideTexts('import', {
  fr_FR: () => import(/* webpackChunkName: "import-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "import-en" */ './locales/en_US.json'),
});

/** Resolves when the texts of the import room are loaded. */
export const importTexts = textsReady();
