import { type Pages, provideTexts, textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';

/** The only page of the shared code texts that the directory uses: the basis of a figure. */
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

/** Resolves when the directory's texts have loaded. */
export const directoryTexts = textsReady();
