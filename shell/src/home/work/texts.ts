import { type Pages, provideTexts } from '@ciguawatch/shared/runtime/i18n/i18n';

provideTexts('operator', {
  fr_FR: () => import(/* webpackChunkName: "operator-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "operator-en" */ './locales/en_US.json'),
});

/** Wraps picked pages as if they were a complete text file. */
const picked = (pages: unknown): { default: Pages } => ({ default: { ...(pages as Pages) } });

// Texts of work counters as of the build of the shell. Bundled with the operators' home, so that the public
// does not load them.
provideTexts('ciguawatch work', {
  fr_FR: () =>
    import(
      /* webpackChunkName: "operator-fr", webpackExports: ["work"] */
      '../../../../mf-ciguawatch/locales/fr_FR.json?work'
    ).then(picked),
  en_US: () =>
    import(
      /* webpackChunkName: "operator-en", webpackExports: ["work"] */
      '../../../../mf-ciguawatch/locales/en_US.json?work'
    ).then(picked),
});
provideTexts('global work', {
  fr_FR: () =>
    import(
      /* webpackChunkName: "operator-fr", webpackExports: ["work"] */
      '../../../../mf-global/locales/fr_FR.json?work'
    ).then(picked),
  en_US: () =>
    import(
      /* webpackChunkName: "operator-en", webpackExports: ["work"] */
      '../../../../mf-global/locales/en_US.json?work'
    ).then(picked),
});
provideTexts('fishbase work', {
  fr_FR: () =>
    import(
      /* webpackChunkName: "operator-fr", webpackExports: ["work"] */
      '../../../../mf-fishbase/locales/fr_FR.json?work'
    ).then(picked),
  en_US: () =>
    import(
      /* webpackChunkName: "operator-en", webpackExports: ["work"] */
      '../../../../mf-fishbase/locales/en_US.json?work'
    ).then(picked),
});
provideTexts('gis work', {
  fr_FR: () =>
    import(
      /* webpackChunkName: "operator-fr", webpackExports: ["work"] */
      '../../../../mf-gis/locales/fr_FR.json?work'
    ).then(picked),
  en_US: () =>
    import(
      /* webpackChunkName: "operator-en", webpackExports: ["work"] */
      '../../../../mf-gis/locales/en_US.json?work'
    ).then(picked),
});
