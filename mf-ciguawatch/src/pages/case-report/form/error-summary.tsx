import type { Fault } from '@ciguawatch/shared/domain/report/report-rules';
import type { ReportField } from '@ciguawatch/shared/domain/report/report-values';
import { language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import type { RefObject } from 'react';
import { focusQuestion } from './ask';
import { faultText } from './fault-text';
import css from './form.module.css';

interface Props {
  faults: readonly { field: ReportField; fault: Fault }[];
  focusRef: RefObject<HTMLDivElement | null>;
}

/** What stops the section, each with a link to its question. It is announced and takes the focus. */
export function ErrorSummary({ faults, focusRef }: Props) {
  const t = useT('ciguawatch');
  if (faults.length === 0) return null;
  const colon = language.code.startsWith('fr') ? '\u202f: ' : ': ';
  return (
    <div ref={focusRef} tabIndex={-1} className={css.summary}>
      <Banner tone="danger" role="alert" title={t('report.errors', { count: faults.length })}>
        <ul className={css.faults}>
          {faults.map(({ field, fault }) => (
            <li key={field}>
              <a
                href={`#ask-${field}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusQuestion(field);
                }}
              >
                {t(`reportFields.${field}`)}
                {colon}
                {faultText(t, fault)}
              </a>
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}
