import { provideTexts, type Translate, textsReady, useT } from '../../../runtime/i18n/i18n';

// Grid texts have a chunk of their own, because only operators see grids.
provideTexts('grid', {
  fr_FR: () => import(/* webpackChunkName: "grid-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "grid-en" */ './locales/en_US.json'),
});

/** Texts of the grid. */
export function useGridT(): Translate {
  return useT('grid');
}

/** Resolves when the texts of the grid have loaded. */
export const gridTexts = textsReady();
