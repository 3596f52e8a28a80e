import type { OutbreakEntry } from '@ciguawatch/shared/domain/statistics/outbreak/outbreak-log';
import { formatNumber, language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { viewport } from '@ciguawatch/shared/runtime/page/viewport';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Table } from '@ciguawatch/shared/ui/data/table';
import { NameText } from '@ciguawatch/shared/ui/feedback/name-text';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { locationName } from '../../../places/names';
import { mapLink } from './log-rows';
import css from './outbreak-log.module.css';

/**
 * Rows shown before "show more": few on a phone, where the table grows with the page instead of scrolling; on
 * wide screens more than logs usually hold.
 */
const INITIAL_ROWS = { phone: 8, wide: 100 };

/** The outbreak log as a table by month, each row with a link to its island and month on the map. */
export const LogTable = observer(function LogTable({
  entries,
  month,
  archipelago,
}: {
  entries: readonly OutbreakEntry[];
  month: (entry: OutbreakEntry) => string;
  archipelago: (island: number) => string;
}) {
  const t = useT('ciguawatch');
  const { code } = language;
  /** Number of rows shown before "show more" was pressed; null until then. */
  const [before, setBefore] = useState<number | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const first = viewport.wide ? INITIAL_ROWS.wide : INITIAL_ROWS.phone;
  // Only the latest rows are shown at first; a button shows the others.
  const short = before === null && entries.length > first;
  useEffect(() => {
    // Focus moves to the first added row, because the pressed button no longer exists.
    if (before !== null)
      box.current?.querySelectorAll<HTMLElement>('tbody a')[before]?.focus({ preventScroll: true });
  }, [before]);
  return (
    <div ref={box} className={css.rows}>
      <Table
        caption={t('stats.outbreaks')}
        {...(viewport.wide && { maxHeight: '380px' })}
        rows={short ? entries.slice(0, first) : entries}
        rowKey={({ island, year, month: m }) => `${island}-${year}-${m}`}
        columns={[
          { id: 'month', header: t('stats.month'), isRowHeader: true, cell: month },
          {
            id: 'island',
            header: t('stats.island'),
            cell: ({ island }) => (
              <>
                <NameText>{locationName(island)}</NameText>{' '}
                <small className={css.archi}>{archipelago(island)}</small>
              </>
            ),
          },
          {
            id: 'reports',
            header: t('stats.reports'),
            numeric: true,
            cell: ({ count }) => formatNumber(count, {}, code),
          },
          {
            id: 'people',
            header: t('stats.people'),
            numeric: true,
            cell: ({ people, atLeast }) =>
              atLeast ? t('stats.kpiAtLeast', { count: people }) : formatNumber(people, {}, code),
          },
          {
            id: 'map',
            header: t('stats.map'),
            cell: (entry) => (
              <CrossLink
                to={mapLink(entry)}
                aria-label={t('stats.outbreakMap', {
                  island: locationName(entry.island),
                  month: month(entry),
                })}
              >
                {t('stats.map')}
              </CrossLink>
            ),
          },
        ]}
      />
      {short && (
        <Button fullWidth onPress={() => setBefore(first)}>
          {t('stats.outbreaksMore', { count: entries.length - first })}
        </Button>
      )}
    </div>
  );
});
