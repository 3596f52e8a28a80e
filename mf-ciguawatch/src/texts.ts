import { type Pages, provideTexts } from '@ciguawatch/shared/runtime/i18n/i18n';

/** Pages of texts that were picked from a file, as if the file held nothing else. */
export const picked = (pages: unknown): { default: Pages } => ({ default: { ...(pages as Pages) } });

/**
 * Names this module's texts and the words of its codes; the lifecycles fetch them before anything is drawn.
 * Those of the report, half of all, come with its pages.
 */
provideTexts('domain', {
  fr_FR: () => import(/* webpackChunkName: "texts-fr" */ '@ciguawatch/shared/domain/locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "texts-en" */ '@ciguawatch/shared/domain/locales/en_US.json'),
});
provideTexts('ciguawatch', {
  fr_FR: () =>
    import(
      /* webpackChunkName: "texts-fr", webpackExports: ["area", "menu", "group", "work", "map"] */
      '../locales/fr_FR.json'
    ).then(picked),
  en_US: () =>
    import(
      /* webpackChunkName: "texts-en", webpackExports: ["area", "menu", "group", "work", "map"] */
      '../locales/en_US.json'
    ).then(picked),
});
