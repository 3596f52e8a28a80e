import { listReportComments, redactReportComment } from '@ciguawatch/shared/api/calls/monthly';
import type { ReportComment, ReportLanguage } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import type { ReportPeriod } from '@ciguawatch/shared/domain/monthly/monthly-period';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Disclosure } from '@ciguawatch/shared/ui/layout/disclosure';
import { useEffect, useState } from 'react';
import { EraseText } from '../../redaction/erase-text';
import css from './page.module.css';

interface Props {
  period: ReportPeriod;
  lang: ReportLanguage;
  /** Current version of the comment; the list is fetched again when it changes. */
  version: number;
  /** Called with all versions in this language after the text of one was erased. */
  onErased: (versions: readonly ReportComment[]) => void;
}

/** All versions of a comment in one language, fetched when opened. */
export function CommentVersions({ period, lang, version, onErased }: Props) {
  const t = useT('monthly');
  const [open, setOpen] = useState(false);
  return (
    <Disclosure title={t('monthly.commentVersions')} isOpen={open} onToggle={setOpen}>
      {open && <Versions key={version} period={period} lang={lang} onErased={onErased} />}
    </Disclosure>
  );
}

function Versions({ period, lang, onErased }: Omit<Props, 'version'>) {
  const t = useT('monthly');
  const [versions, setVersions] = useState<ReportComment[] | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const { country, year, month } = period;
  useEffect(() => {
    const control = new AbortController();
    call(listReportComments, { params: { country, year, month }, signal: control.signal }).then(
      (all) => setVersions(all.filter((one) => one.lang === lang)),
      (error) => control.signal.aborted || setFailed(error),
    );
    return () => control.abort();
  }, [country, year, month, lang]);
  const erase = (version: number) => async (reason: string) => {
    const body = { ...period, lang, version, reason };
    const all = await call(redactReportComment, { params: undefined, body });
    const kept = all.filter((one) => one.lang === lang);
    setVersions(kept);
    onErased(kept);
  };
  if (failed) return <p role="alert">{errorText(failed)}</p>;
  if (!versions) return null;
  if (versions.length === 0) return <p>{t('monthly.commentNone')}</p>;
  return (
    <ol className={css.versions} reversed>
      {versions.map(({ version, text, at, by, erased_at }) => (
        <li key={version}>
          <b>
            {t('monthly.versionBy', {
              version: String(version),
              by: by ?? t('monthly.unknownPerson'),
              at: formatInstant(at),
            })}
          </b>
          {erased_at && <p>{t('monthly.versionErased', { at: formatInstant(erased_at) })}</p>}
          {text !== '' && (
            <>
              {' '}
              <EraseText
                label={t('monthly.commentErase', { version: String(version) })}
                text={t('monthly.commentEraseText')}
                done={t('monthly.commentErased')}
                send={erase(version)}
              />
              <p className={css.theirs}>{text}</p>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
