import { listReportComments } from '@ciguawatch/shared/api/calls/monthly';
import type { ReportComment } from '@ciguawatch/shared/api/schemas/monthly';
import type { ReportPeriod } from '@ciguawatch/shared/domain/monthly/monthly-period';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Disclosure } from '@ciguawatch/shared/ui/layout/disclosure';
import { useEffect, useState } from 'react';
import css from './page.module.css';

/** Earlier versions of a comment, fetched when they are asked for. */
export function CommentVersions({ period, version }: { period: ReportPeriod; version: number }) {
  const t = useT('monthly');
  const [open, setOpen] = useState(false);
  return (
    <Disclosure title={t('monthly.commentVersions')} isOpen={open} onToggle={setOpen}>
      {open && <Versions key={version} period={period} />}
    </Disclosure>
  );
}

function Versions({ period }: { period: ReportPeriod }) {
  const t = useT('monthly');
  const [versions, setVersions] = useState<ReportComment[] | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const { country, year, month } = period;
  useEffect(() => {
    const control = new AbortController();
    call(listReportComments, { params: { country, year, month }, signal: control.signal }).then(
      setVersions,
      (error) => control.signal.aborted || setFailed(error),
    );
    return () => control.abort();
  }, [country, year, month]);
  if (failed) return <p role="alert">{errorText(failed)}</p>;
  if (!versions) return null;
  if (versions.length === 0) return <p>{t('monthly.commentNone')}</p>;
  return (
    <ol className={css.versions} reversed>
      {versions.map(({ version, text, at, by }) => (
        <li key={version}>
          <b>
            {t('monthly.versionBy', {
              version: String(version),
              by: by ?? t('monthly.unknownPerson'),
              at: formatInstant(at),
            })}
          </b>
          <p className={css.theirs}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
