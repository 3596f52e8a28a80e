import { provideTexts, textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import '../../computed/texts';
import '../../fish-notes/texts';
import '../../redaction/texts';
import { asTextModule } from '../../texts';

provideTexts('ciguawatch alerts', {
  fr_FR: () =>
    import(
      /* webpackChunkName: "alerts-texts-fr", webpackExports: ["alerts"] */
      '../../../locales/fr_FR.json?alerts'
    ).then(asTextModule),
  en_US: () =>
    import(
      /* webpackChunkName: "alerts-texts-en", webpackExports: ["alerts"] */
      '../../../locales/en_US.json?alerts'
    ).then(asTextModule),
});

/** Resolves when the texts of the alerts are loaded. */
export const alertTexts = textsReady();
