import { patientText } from '@ciguawatch/shared/domain/report/rendering/patient-text';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { type Languages, prefersFrench } from '@ciguawatch/shared/domain/text/fallback';
import { readerLanguages, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { observer } from 'mobx-react-lite';

/**
 * Public recommendations of the marine biotoxins laboratory, Institut Louis Malardé, in French and English.
 */
const source = (languages: Languages): string =>
  `https://www.ciguatera.pf/index.php/${prefersFrench(languages) ? 'fr' : 'en'}/la-ciguatera/recommandations`;

/** Medical advice after a report. It repeats only what both language versions of the linked source say. */
export const Advice = observer(function Advice({ values }: { values: Pick<ReportValues, 'profile'> }) {
  const t = useT('ciguawatch');
  return (
    <Banner
      tone="caution"
      icon="info"
      title={t('report.adviceTitle')}
      action={
        <a href={source(readerLanguages())} target="_blank" rel="noreferrer">
          {t('report.adviceSource')}
        </a>
      }
    >
      {t(patientText('report.adviceText', values))}
    </Banner>
  );
});
