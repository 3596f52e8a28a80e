import type { Labels } from '@ciguawatch/shared/domain/report/rendering/answer-labels';
import { symptomLabels } from '@ciguawatch/shared/domain/report/rendering/report-rows';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { SeverityTag } from '@ciguawatch/shared/ui/data/severity-tag';
import css from './review.module.css';

interface Props {
  values: ReportValues;
  labels: Labels;
  /** omits the number of unanswered symptoms */
  answeredOnly?: boolean;
  /** said where no symptom was answered; nothing by default */
  none?: string;
}

/** Symptoms felt, the most severe first, then those not observed, unknown and unanswered. */
export function SymptomSummary({ values, labels, answeredOnly, none }: Props) {
  const t = useT('ciguawatch');
  const { present, absent, unknown, open } = symptomLabels(values, labels);
  const list = (names: string[]) => names.map((name) => name.toLocaleLowerCase()).join(', ');
  return (
    <div className={css.symptoms}>
      {present.length > 0 && (
        <ul className={css.tags}>
          {present.map(({ key, label, value }) => (
            <li key={key}>
              <SeverityTag value={value}>{label}</SeverityTag>
            </li>
          ))}
        </ul>
      )}
      <p className={css.quiet}>
        {absent.length > 0 && <span>{t('report.notObserved', { list: list(absent) })} </span>}
        {unknown.length > 0 && <span>{t('report.notKnown', { list: list(unknown) })} </span>}
        {present.length + absent.length + unknown.length === 0 && none}
        {!answeredOnly && open.length > 0 && <span>{t('report.notAnswered', { count: open.length })}</span>}
      </p>
    </div>
  );
}
