import { listAudit, redactCase } from '@ciguawatch/shared/api/calls/audit';
import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import type { AuditEntry } from '@ciguawatch/shared/api/schemas/public';
import { CASE_FLAGS, type CaseFlag } from '@ciguawatch/shared/domain/case-class/flags';
import { isRedacted } from '@ciguawatch/shared/domain/edits/redacted';
import { placeName } from '@ciguawatch/shared/domain/geo/place';
import { isRedactable } from '@ciguawatch/shared/domain/report/erasable-fields';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import {
  formatInstant,
  formatNumber,
  hasText,
  readerLanguages,
  translate,
  useT,
} from '@ciguawatch/shared/runtime/i18n/i18n';
import { ChangeList, HistoryList } from '@ciguawatch/shared/ui/compare/history-list';
import { EmptyState, ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import '../../../../flags/texts';
import { FollowUp } from '../../../../recovery/follow-up';
import { EraseText } from '../../../../redaction/erase-text';
import { lists } from '../../../../report/report-lists';
import { useLabels } from '../../labels/use-labels';
import { caseFieldLabel, caseValueLabel, isShownInHistory } from '../field-labels';
import css from '../saved.module.css';

/** Audit actions that change fields of a case and record their values before and after. */
const CHANGES: Readonly<Record<string, true>> = {
  update: true,
  review: true,
  undo: true,
  delete: true,
  restore: true,
  erase_person: true,
};

/** History of a case, the latest change first, with values before and after. */
export const History = observer(function History({ row, noted }: { row: CaseFull; noted: number }) {
  const t = useT('ciguawatch');
  useT('errors');
  useT('flags');
  const [entries, setEntries] = useState<AuditEntry[] | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [redacted, setRedacted] = useState(0);
  useEffect(() => {
    const control = new AbortController();
    call(listAudit, { params: { kind: 'case', id: row.id }, signal: control.signal }).then(
      (found) => setEntries([...found].sort((a, b) => b.id - a.id)),
      (thrown: unknown) => !control.signal.aborted && setError(thrown),
    );
    return () => control.abort();
  }, [row.id, row.version, row.deleted_at, noted, redacted]);
  if (error) return <ErrorState title={t('reportEdit.historyFailed')} detail={errorText(error)} />;
  if (entries?.length === 0) return <EmptyState title={t('reportEdit.historyEmpty')} />;
  const place = row.case_location_id === null ? undefined : lists.place(row.case_location_id);
  const zone = place?.timezone;
  const action = (entry: AuditEntry) => {
    const look = flagLook(entry);
    if (look) return t(`reportEdit.${look.key}`, { flag: translate('flags', `flag.${look.flag}`) });
    const key = `reportEdit.action_${entry.action}`;
    return hasText('ciguawatch', key) ? t(key, { other: otherCase(entry) }) : entry.action;
  };
  return (
    <>
      <FollowUp row={row} />
      <HistoryList
        entries={(entries ?? []).map((entry) => ({
          key: entry.id,
          name: entry.user?.name ?? t('reportEdit.reporter'),
          at: entry.at,
          when: formatInstant(entry.at, zone, 'medium'),
          what: action(entry),
          children: (
            <>
              {entry.approved_by && <p>{t('reportEdit.approvedBy', { name: entry.approved_by.name })}</p>}
              {entry.action in CHANGES && (
                <Changes id={row.id} entry={entry} zone={zone} onRedacted={() => setRedacted(redacted + 1)} />
              )}
              {entry.action === 'redact' && <Redaction after={entry.after} />}
              <Suspicions after={entry.after} />
            </>
          ),
        }))}
      />
      <p className={css.quiet}>
        {t('reportEdit.historyKept')}{' '}
        {place && t('report.clockOf', { place: placeName(place, readerLanguages()) })}
      </p>
    </>
  );
});

/** The flag that somebody ended by this entry, or raised again; null where it tells of none. */
function flagLook({ before, after }: AuditEntry): { key: 'lookedAt' | 'lookAgain'; flag: CaseFlag } | null {
  const flagIn = (values: unknown) => {
    const { flag_right: flag } = (values ?? {}) as { flag_right?: unknown };
    return CASE_FLAGS.find((one) => one === flag);
  };
  const [ended, raised] = [flagIn(after), flagIn(before)];
  if (ended) return { key: 'lookedAt', flag: ended };
  return raised ? { key: 'lookAgain', flag: raised } : null;
}

/** Number of another case that an audit entry names; null when it names none. */
function otherCase({ after }: AuditEntry): string | null {
  const { other } = (after ?? {}) as { other?: unknown };
  return typeof other === 'number' ? String(other) : null;
}

interface ChangesProps {
  /** IANA time zone of the case’s place; undefined uses that of the device */
  zone: string | undefined;
  /** id of the case */
  id: number;
  entry: AuditEntry;
  onRedacted: () => void;
}

function Changes({ id, entry, zone, onRedacted }: ChangesProps) {
  const t = useT('ciguawatch');
  const d = useT('domain');
  const labels = useLabels();
  const before = (entry.before ?? {}) as Record<string, unknown>;
  const after = (entry.after ?? {}) as Record<string, unknown>;
  const fields = Object.keys(after).filter(isShownInHistory);
  const reason = after.reason == null ? null : caseValueLabel('reason', after.reason, labels);
  const actionOf = (field: string, label: string) => {
    const held = [before[field], after[field]].some((value) => value != null && !isRedacted(value));
    if (!isRedactable(field) || !held) return undefined;
    return (
      <EraseText
        label={t('reportEdit.redact', { field: label })}
        text={t('reportEdit.redactText')}
        done={t('reportEdit.redacted')}
        send={async (reason) => {
          await call(redactCase, { params: { id }, body: { line: entry.id, field, reason } });
          onRedacted();
        }}
      />
    );
  };
  const erased = before.contact_id != null && after.contact_id === null;
  return (
    <ChangeList
      lines={[
        ...(erased ? [{ key: 'contact', label: t('reportEdit.contactErased') }] : []),
        ...fields.map((field) => ({
          key: field,
          label: caseFieldLabel(field, labels),
          before: caseValueLabel(field, before[field], labels, zone),
          after: caseValueLabel(field, after[field], labels, zone),
          action: actionOf(field, caseFieldLabel(field, labels)),
        })),
        ...(reason
          ? [
              {
                key: 'reason',
                label: t('reportEdit.becauseOf', { reason }),
                action: actionOf('reason', d('reportFields.reason')),
              },
            ]
          : []),
      ]}
    />
  );
}

/** Which field was erased from the history, and why. */
function Redaction({ after }: { after: unknown }) {
  const t = useT('ciguawatch');
  const d = useT('domain');
  const labels = useLabels();
  const { redacted_field: field, reason } = (after ?? {}) as { redacted_field?: unknown; reason?: unknown };
  const name = field === 'reason' ? d('reportFields.reason') : caseFieldLabel(String(field), labels);
  const why = caseValueLabel('reason', reason, labels);
  return (
    <ChangeList
      lines={[{ key: 'redact', label: `${name}. ${t('reportEdit.becauseOf', { reason: why })}` }]}
    />
  );
}

/** Reasons why a new public report was set aside for review. */
function Suspicions({ after }: { after: unknown }) {
  const t = useT('ciguawatch');
  const { suspicion, clock_ahead: ahead } = (after ?? {}) as { suspicion?: unknown; clock_ahead?: unknown };
  if (!Array.isArray(suspicion)) return null;
  const known = suspicion.map((one) => `reportEdit.suspicion_${one}`);
  const hours = formatNumber(Math.round(Math.abs(Number(ahead)) / 60));
  const lines = known
    .filter((key) => hasText('ciguawatch', key))
    .map((key) => ({ key, label: t(key, { hours }) }));
  return <ChangeList lines={lines} />;
}
