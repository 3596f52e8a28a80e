import { provideTexts, type Translate, textsReady, useT } from '../../../runtime/i18n/i18n';

// Apart from the words of every page: few people send pictures.
provideTexts('picture', {
  fr_FR: () => import(/* webpackChunkName: "picture-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "picture-en" */ './locales/en_US.json'),
});

/** Texts of the picture field. */
export function usePictureT(): Translate {
  return useT('picture');
}

/** Settles when the words of the field can be read. */
export const pictureTexts = textsReady();
