import { provideTexts, type Translate, textsReady, useT } from '../../../runtime/i18n/i18n';

// Apart from the words of every page: grids are for operators.
provideTexts('grid', {
  fr_FR: () => import(/* webpackChunkName: "grid-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "grid-en" */ './locales/en_US.json'),
});

/** Texts of the grid. */
export function useGridT(): Translate {
  return useT('grid');
}

/** Settles when the words of the grid can be read. */
export const gridTexts = textsReady();
