import { listAudit } from '@ciguawatch/shared/api/calls/audit';
import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import type { AuditEntry } from '@ciguawatch/shared/api/schemas/public';
import { placeName } from '@ciguawatch/shared/domain/geo/place';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { formatInstant, hasText, language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Avatar } from '@ciguawatch/shared/ui/data/avatar';
import { EmptyState, ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { lists } from '../../../stores/report-lists';
import { useLabels } from '../labels/use-labels';
import { caseFieldLabel, caseValueLabel, isShownInHistory } from './field-labels';
import css from './saved.module.css';

/** Every change of a case, the latest first, with the values before and after. */
export const History = observer(function History({ row, noted }: { row: CaseFull; noted: number }) {
  const t = useT('ciguawatch');
  useT('errors');
  const [entries, setEntries] = useState<AuditEntry[] | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    const control = new AbortController();
    call(listAudit, { params: { kind: 'case', id: row.id }, signal: control.signal }).then(
      (found) => setEntries([...found].sort((a, b) => b.id - a.id)),
      (thrown: unknown) => !control.signal.aborted && setError(thrown),
    );
    return () => control.abort();
  }, [row.id, row.version, row.deleted_at, noted]);
  if (error) return <ErrorState title={t('reportEdit.historyFailed')} detail={errorText(error)} />;
  if (entries?.length === 0) return <EmptyState title={t('reportEdit.historyEmpty')} />;
  const place = row.case_location_id === null ? undefined : lists.place(row.case_location_id);
  const zone = place?.timezone;
  return (
    <>
      <ol className={css.history}>
        {entries?.map((entry) => (
          <Entry key={entry.id} entry={entry} zone={zone} />
        ))}
      </ol>
      <p className={css.quiet}>
        {t('reportEdit.historyKept')}{' '}
        {place && t('report.clockOf', { place: placeName(place, language.code) })}
      </p>
    </>
  );
});

function Entry({ entry, zone }: { entry: AuditEntry; zone: string | undefined }) {
  const t = useT('ciguawatch');
  const name = entry.user?.name ?? t('reportEdit.reporter');
  const action = `reportEdit.action_${entry.action}`;
  return (
    <li className={css.entry}>
      <Avatar name={name} />
      <div>
        <div className={css.entryHead}>
          <b>{name}</b>
          <time dateTime={entry.at}>{formatInstant(entry.at, zone, 'medium')}</time>
        </div>
        <p>{hasText('ciguawatch', action) ? t(action, { other: otherCase(entry) }) : entry.action}</p>
        {entry.action === 'update' && <Changes entry={entry} />}
        <Suspicions after={entry.after} />
      </div>
    </li>
  );
}

/** The case that an entry names beside its own; null where it names none. */
function otherCase({ after }: AuditEntry): string | null {
  const { other } = (after ?? {}) as { other?: unknown };
  return typeof other === 'number' ? String(other) : null;
}

function Changes({ entry }: { entry: AuditEntry }) {
  const t = useT('ciguawatch');
  const labels = useLabels();
  const before = (entry.before ?? {}) as Record<string, unknown>;
  const after = (entry.after ?? {}) as Record<string, unknown>;
  const fields = Object.keys(after).filter(isShownInHistory);
  return (
    <ul className={css.changes}>
      {before.contact_id != null && after.contact_id === null && <li>{t('reportEdit.contactErased')}</li>}
      {fields.map((field) => (
        <li key={field}>
          <span>{caseFieldLabel(field, labels)}</span>{' '}
          <del>{caseValueLabel(field, before[field], labels)}</del>{' '}
          <ins>{caseValueLabel(field, after[field], labels)}</ins>
        </li>
      ))}
    </ul>
  );
}

/** Why a public report was set aside for review when it came. */
function Suspicions({ after }: { after: unknown }) {
  const t = useT('ciguawatch');
  const { suspicion } = (after ?? {}) as { suspicion?: unknown };
  if (!Array.isArray(suspicion)) return null;
  const known = suspicion.map((one) => `reportEdit.suspicion_${one}`);
  return (
    <ul className={css.changes}>
      {known
        .filter((key) => hasText('ciguawatch', key))
        .map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
    </ul>
  );
}
