import { type Pages, provideTexts, textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';

/** The one page of the words of codes that the directory has: on how many reports a figure stands. */
const basisOf = (pages: unknown) => ({ default: { basis: (pages as Pages).basis } as Pages });

provideTexts('directory', {
  fr_FR: () => import(/* webpackChunkName: "directory-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "directory-en" */ './locales/en_US.json'),
});
provideTexts('domain basis', {
  fr_FR: () =>
    import(
      /* webpackChunkName: "directory-fr", webpackExports: ["basis"] */
      '@ciguawatch/shared/domain/locales/fr_FR.json'
    ).then(basisOf),
  en_US: () =>
    import(
      /* webpackChunkName: "directory-en", webpackExports: ["basis"] */
      '@ciguawatch/shared/domain/locales/en_US.json'
    ).then(basisOf),
});

/** Settles when the words of the directory can be read. */
export const directoryTexts = textsReady();
