import { type Pages, provideTexts } from '@ciguawatch/shared/runtime/i18n/i18n';

/** Turns the picked pages into a module with a default export, as the loader of texts expects. */
export const asTextModule = (pages: unknown): { default: Pages } => ({ default: { ...(pages as Pages) } });

/**
 * Registers the texts of this module and of its codes; the lifecycles load them before anything is rendered.
 * The texts of the report, half of all, are loaded with its pages.
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
    ).then(asTextModule),
  en_US: () =>
    import(
      /* webpackChunkName: "texts-en", webpackExports: ["area", "menu", "group", "work", "map"] */
      '../locales/en_US.json'
    ).then(asTextModule),
});
