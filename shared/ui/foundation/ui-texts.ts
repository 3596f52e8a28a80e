import { provideTexts, type Translate, useT } from '../../runtime/i18n/i18n';

// Components bring their own texts, so that they work in every module.
provideTexts('ui', {
  fr_FR: () => import(/* webpackChunkName: "texts-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "texts-en" */ './locales/en_US.json'),
});

/** Texts of the design system. */
export function useUiT(): Translate {
  return useT('ui');
}
