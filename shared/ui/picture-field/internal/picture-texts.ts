import { provideTexts, type Translate, textsReady, useT } from '../../../runtime/i18n/i18n';

// A chunk of its own, because few people upload pictures.
provideTexts('picture', {
  fr_FR: () => import(/* webpackChunkName: "picture-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "picture-en" */ './locales/en_US.json'),
});

/** Texts of the picture field. */
export function usePictureT(): Translate {
  return useT('picture');
}

/** Resolves when the texts of the field have loaded. */
export const pictureTexts = textsReady();
