import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { nameOf } from '../../../algae/sampling';
import { timeText } from '../../../algae/words';
import css from '../import.module.css';
import type { KnownLine } from './known-lines';

/** A box that scrolls is reached with the keyboard. */
const scrollable = { tabIndex: 0 };

/** Every line that was not stored, with the sampling that has it: nothing of a file goes without a word. */
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
