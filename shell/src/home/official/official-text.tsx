import { type OfficialShare, officialText } from '@ciguawatch/shared/domain/statistics/official';
import { formatNumber, language, type Pages, provideTexts, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { observer } from 'mobx-react-lite';

/** The pages of the shared code texts that the line needs: the home page does without the others. */
const pagesOf = (pages: unknown) => {
  const { basis, source } = pages as Pages;
  return { default: { basis, source } as Pages };
};

provideTexts('domain official', {
  fr_FR: () =>
    import(
      /* webpackChunkName: "official-fr", webpackExports: ["basis", "source"] */
      '@ciguawatch/shared/domain/locales/fr_FR.json'
    ).then(pagesOf),
  en_US: () =>
    import(
      /* webpackChunkName: "official-en", webpackExports: ["basis", "source"] */
      '@ciguawatch/shared/domain/locales/en_US.json'
    ).then(pagesOf),
});

const percent = (share: number) =>
  formatNumber(share, { style: 'percent', maximumFractionDigits: 0 }, language.code);

/** Text of the share of the official cases that the sources hold, in the wording of all other pages. */
export default observer(function OfficialShareText({ shares }: { shares: readonly OfficialShare[] }) {
  const d = useT('domain');
  return officialText(shares, d, percent);
});
