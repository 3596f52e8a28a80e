import { provideTexts, type Translate, useT } from '../../runtime/i18n/i18n';

provideTexts('gallery', {
  fr_FR: () => import(/* webpackChunkName: "gallery-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "gallery-en" */ './locales/en_US.json'),
});

/** Texts of the gallery. */
export function useGalleryT(): Translate {
  return useT('gallery');
}
