import { provideTexts, type Translate, useT } from '../../runtime/i18n/i18n';

// The components bring their own words, so that they speak wherever they are drawn.
provideTexts('ui', {
  fr_FR: () => import(/* webpackChunkName: "texts-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "texts-en" */ './locales/en_US.json'),
});

/** Texts of the design system. */
export function useUiT(): Translate {
  return useT('ui');
}
