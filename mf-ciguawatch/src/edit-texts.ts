import { provideTexts, textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import './case-class/texts';
import './flags/texts';
import './recovery/texts';
import './redaction/texts';
import './samples/texts';
import './thread/texts';
import { asTextModule } from './texts';

// Kept out of the report's texts, because the page of a new report must stay small for slow connections.
provideTexts('ciguawatch edit', {
  fr_FR: () =>
    import(
      /* webpackChunkName: "edit-texts-fr", webpackExports: ["reportEdit"] */
      '../locales/fr_FR.json?edit'
    ).then(asTextModule),
  en_US: () =>
    import(
      /* webpackChunkName: "edit-texts-en", webpackExports: ["reportEdit"] */
      '../locales/en_US.json?edit'
    ).then(asTextModule),
});

/** Resolves when the texts for editing cases are loaded. */
export const editTexts = textsReady();
