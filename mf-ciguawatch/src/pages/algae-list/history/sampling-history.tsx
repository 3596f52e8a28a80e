import { listAudit } from '@ciguawatch/shared/api/calls/audit';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { formatInstant, hasText, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Spinner } from '@ciguawatch/shared/ui/art/spinner';
import { ChangeList, HistoryList } from '@ciguawatch/shared/ui/compare/history-list';
import { EmptyState, ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useFieldWords } from '../../../algae/field-words';
import type { Sampling } from '../../../algae/sampling';
import { speciesName } from '../../../algae/words';
import { type HistoryStep, historyOf } from './history-of';

/** Trail of a sampling, latest entry first, with values before and after. */
export const SamplingHistory = observer(function SamplingHistory({ sampling }: { sampling: Sampling }) {
  const t = useT('algae');
  useT('errors');
  const [deeds, setDeeds] = useState<readonly HistoryStep[] | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  const { rows } = sampling;
  const keys = rows.map(({ id, version }) => `${id}.${version}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: ids and versions change whenever the rows do
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    setFailed(null);
    Promise.all(
      rows.map(({ id }) => call(listAudit, { params: { kind: 'algaetracking', id }, signal })),
    ).then(
      (trails) => setDeeds(historyOf(trails.flat())),
      (thrown: unknown) => !signal.aborted && setFailed(thrown),
    );
    return () => control.abort();
  }, [keys, tries]);
  const words = useFieldWords();
  if (failed !== null)
    return (
      <ErrorState
        title={t('history.failed')}
        detail={errorText(failed)}
        onRetry={() => setTries(tries + 1)}
      />
    );
  if (deeds === null) return <Spinner size={32} />;
  if (deeds.length === 0) return <EmptyState title={t('history.empty')} />;
  const species = (id: number) =>
    speciesName(rows.find((row) => row.id === id)?.at_species ?? null) || t('form.notIdentified');
  const what = ({ action, rows: done }: HistoryStep) => {
    const key = `history.action_${action}`;
    return hasText('algae', key) ? t(key, { count: done.length }) : action;
  };
  return (
    <HistoryList
      entries={deeds.map((deed) => ({
        key: deed.key,
        name: deed.user?.name ?? t('history.server'),
        at: deed.at,
        when: formatInstant(deed.at, undefined, 'medium'),
        what: what(deed),
        children: (
          <ChangeList
            lines={deed.changes.map(({ field, row, before, after }) => ({
              key: `${field} ${row}`,
              label:
                row === null || rows.length === 1
                  ? words.label(field)
                  : t('history.of', { field: words.label(field), species: species(row) }),
              before: words.value(field, before),
              after: words.value(field, after),
            }))}
          />
        ),
      }))}
    />
  );
});
