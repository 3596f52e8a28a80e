import type { PostAnswers } from '@ciguawatch/shared/api/schemas/desk/posts';
import { formatMonth, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { cx } from '@ciguawatch/shared/ui/foundation/cx';
import { locationName } from '../../places/names';
import css from './page.module.css';

const SIGNS = { running: '…', open: '…', complete: '●', part: '◐', silent: '–', nobody: '' } as const;
/** Months that are shown, the latest ones. */
const SHOWN = 6;

/** What the answers make of the last months of each island. */
export function IslandMonths({ answers: { islands, today } }: { answers: PostAnswers }) {
  const t = useT('posts');
  const last = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  const months = Array.from({ length: SHOWN }, (_, i) => last - SHOWN + 1 + i).map((cell) => ({
    year: Math.floor(cell / 12),
    month: (cell % 12) + 1,
  }));
  if (islands.length === 0) return null;
  return (
    <section className={css.scroll} aria-label={t('posts.months')}>
      <table className={css.table} aria-label={t('posts.months')}>
        <thead>
          <tr>
            <th scope="col">{t('posts.island')}</th>
            {months.map(({ year, month }) => (
              <th key={month} scope="col">
                {formatMonth(month, year, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {islands.map(({ island, months: known }) => (
            <tr key={island}>
              <th scope="row">{locationName(island)}</th>
              {months.map(({ year, month }) => {
                const text = `${year}-${String(month).padStart(2, '0')}`;
                const found = known.find((one) => one.month === text)?.state ?? 'nobody';
                // Its weeks are not all asked about yet: answers so far cannot complete it.
                const state = found !== 'nobody' && today.startsWith(text) ? 'running' : found;
                return (
                  <td key={month} className={cx(css.month, state === 'nobody' && css.nobody)}>
                    <span aria-hidden="true">{SIGNS[state]}</span> {t(`month.${state}`)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
