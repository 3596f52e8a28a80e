import { type OfficialShare, officialText } from '@ciguawatch/shared/domain/statistics/official';
import { formatNumber, language, provideTexts, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { observer } from 'mobx-react-lite';

provideTexts('domain', {
  fr_FR: () => import(/* webpackChunkName: "domain-fr" */ '@ciguawatch/shared/domain/locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "domain-en" */ '@ciguawatch/shared/domain/locales/en_US.json'),
});

const percent = (share: number) =>
  formatNumber(share, { style: 'percent', maximumFractionDigits: 0 }, language.code);

/** Text of the share of the official cases that the sources hold, in the wording of all other pages. */
export default observer(function OfficialShareText({ shares }: { shares: readonly OfficialShare[] }) {
  const d = useT('domain');
  return officialText(shares, d, percent);
});
