import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { nameOf } from '../../../algae/sampling';
import { timeText } from '../../../algae/words';
import css from '../../../import/import.module.css';
import type { KnownLine } from './known-lines';

/** Makes the list focusable, so that it can be scrolled with the keyboard. */
const scrollable = { tabIndex: 0 };

/**
 * Lists every line that was not stored, with a link to the sampling that has it, so that none is lost
 * unnoticed.
 */
export function KnownLines({ lines }: { lines: readonly KnownLine[] }) {
  const t = useT('algae');
  const same = lines.filter((line) => line.same);
  const others = lines.filter((line) => !line.same);
  return (
    <>
      <Banner
        tone={others.length > 0 ? 'caution' : 'info'}
        title={t('import.knownTitle', { count: lines.length })}
      >
        {t('import.knownText')}
      </Banner>
      <ul className={css.faults} aria-label={t('import.knownTitle', { count: lines.length })} {...scrollable}>
        {others.map(({ number, row }) => (
          <li key={number}>
            {t('import.knownOther', {
              number,
              name: [nameOf(row) || t('list.noCode'), timeText(row.at_sampling_time)]
                .filter(Boolean)
                .join(' '),
            })}{' '}
            <CrossLink to={`/ciguawatch/algae/report/${row.id}`}>{t('import.knownOpen')}</CrossLink>
          </li>
        ))}
        {same.length > 0 && (
          <li>
            {t('import.knownSame', {
              count: same.length,
              number: same[0]?.number,
              numbers: same.map(({ number }) => number).join(', '),
            })}
          </li>
        )}
      </ul>
    </>
  );
}
