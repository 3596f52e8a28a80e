import { provideTexts } from '@ciguawatch/shared/runtime/i18n/i18n';
import { asTextModule } from '../texts';

provideTexts('ciguawatch redaction', {
  fr_FR: () =>
    import(
      /* webpackChunkName: "redaction-texts-fr", webpackExports: ["redaction"] */
      '../../locales/fr_FR.json?redaction'
    ).then(asTextModule),
  en_US: () =>
    import(
      /* webpackChunkName: "redaction-texts-en", webpackExports: ["redaction"] */
      '../../locales/en_US.json?redaction'
    ).then(asTextModule),
});
