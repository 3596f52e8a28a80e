import { provideTexts, textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import { asTextModule } from './texts';

provideTexts('ciguawatch report', {
  fr_FR: () =>
    import(
      /* webpackChunkName: "report-texts-fr", webpackExports: ["report", "reportPdf"] */
      '../locales/fr_FR.json?report'
    ).then(asTextModule),
  en_US: () =>
    import(
      /* webpackChunkName: "report-texts-en", webpackExports: ["report", "reportPdf"] */
      '../locales/en_US.json?report'
    ).then(asTextModule),
});

/** Resolves when the texts of the report are loaded. */
export const reportTexts = textsReady();
