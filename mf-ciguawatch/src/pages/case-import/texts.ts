import { provideTexts, textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import { importTexts } from '../../import/texts';
import { pairsTexts } from '../../pairs-texts';

provideTexts('caseImport', {
  fr_FR: () => import(/* webpackChunkName: "case-import-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "case-import-en" */ './locales/en_US.json'),
});

/** Resolves when the texts of the import of cases are loaded. */
export const caseImportTexts: Promise<void> = Promise.all([importTexts, pairsTexts, textsReady()]).then(
  () => undefined,
);
