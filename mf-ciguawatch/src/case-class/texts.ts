import { provideTexts } from '@ciguawatch/shared/runtime/i18n/i18n';
import '../computed/texts';

provideTexts('caseClass', {
  fr_FR: () => import(/* webpackChunkName: "case-class-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "case-class-en" */ './locales/en_US.json'),
});
