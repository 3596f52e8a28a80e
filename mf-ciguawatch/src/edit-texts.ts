import { provideTexts, textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import './redaction/texts';
import { picked } from './texts';

// Who reports reads none of these, and a new report is the page that slow links open.
provideTexts('ciguawatch edit', {
  fr_FR: () =>
    import(
      /* webpackChunkName: "edit-texts-fr", webpackExports: ["reportEdit"] */
      '../locales/fr_FR.json?edit'
    ).then(picked),
  en_US: () =>
    import(
      /* webpackChunkName: "edit-texts-en", webpackExports: ["reportEdit"] */
      '../locales/en_US.json?edit'
    ).then(picked),
});

/** Settles when the words of those who edit cases can be read. */
export const editTexts = textsReady();
