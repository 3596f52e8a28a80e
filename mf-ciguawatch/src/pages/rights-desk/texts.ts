import { provideTexts, textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import '../../texts';

provideTexts('rightsDesk', {
  fr_FR: () => import(/* webpackChunkName: "rights-desk-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "rights-desk-en" */ './locales/en_US.json'),
});

/** Resolves when the texts of the rights desk are loaded. */
export const rightsTexts = textsReady();
