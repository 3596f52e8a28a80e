import { language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { observer } from 'mobx-react-lite';

/** Recommendations to the public of the marine biotoxins laboratory, Institut Louis Malardé; in two languages. */
const source = (code: string): string =>
  `https://www.ciguatera.pf/index.php/${code.startsWith('fr') ? 'fr' : 'en'}/la-ciguatera/recommandations`;

/** What to do next: only what both versions of a public source say, with its address. */
export const Advice = observer(function Advice() {
  const t = useT('ciguawatch');
  return (
    <Banner
      tone="caution"
      icon="info"
      title={t('report.adviceTitle')}
      action={
        <a href={source(language.code)} target="_blank" rel="noreferrer">
          {t('report.adviceSource')}
        </a>
      }
    >
      {t('report.adviceText')}
    </Banner>
  );
});
