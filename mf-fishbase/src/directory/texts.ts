import { type Pages, provideTexts, textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';

/** The pages of the shared code texts that the directory uses: the basis of a figure, and what laboratories found. */
const basisOf = (pages: unknown) => {
  const { basis, evidence, stillIll } = pages as Pages;
  return { default: { basis, evidence, stillIll } as Pages };
};

provideTexts('directory', {
  fr_FR: () => import(/* webpackChunkName: "directory-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "directory-en" */ './locales/en_US.json'),
});
provideTexts('domain basis', {
  fr_FR: () =>
    import(
      /* webpackChunkName: "directory-fr", webpackExports: ["basis", "evidence", "stillIll"] */
      '@ciguawatch/shared/domain/locales/fr_FR.json'
    ).then(basisOf),
  en_US: () =>
    import(
      /* webpackChunkName: "directory-en", webpackExports: ["basis", "evidence", "stillIll"] */
      '@ciguawatch/shared/domain/locales/en_US.json'
    ).then(basisOf),
});

/** Resolves when the directory's texts have loaded. */
export const directoryTexts = textsReady();
