import { provideTexts, textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import '../../case-class/texts';
import '../../texts';

provideTexts('methods', {
  fr_FR: () => import(/* webpackChunkName: "methods-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "methods-en" */ './locales/en_US.json'),
});

/** Resolves when the texts of the page of methods are loaded. */
export const methodsTexts = textsReady();
