import { getRecoveryFigures } from '@ciguawatch/shared/api/calls/public';
import { placeName } from '@ciguawatch/shared/domain/geo/place';
import { stillIllText } from '@ciguawatch/shared/domain/recovery/still-ill-words';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';
import { formatDate, formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { observer } from 'mobx-react-lite';
import { readerLanguages } from '../../directory/languages';
import css from '../tests/evidence.module.css';

/**
 * How many people are still ill after eating of a group, in the default country. Nothing where too few have answered,
 * and nothing where it cannot be read: the page is about a product, and most have no figure.
 */
export default observer(function StillIll({ group }: { group: number }) {
  const t = useT('domain');
  const { data } = useAnswer(getRecoveryFigures, {});
  const found = data?.groups?.find(({ phenotype }) => phenotype === group);
  if (!data || !found) return null;
  const land = collections.location
    .all()
    .find(({ type, country }) => type === 'C' && country === data.country);
  const country = land ? placeName(land, readerLanguages()) : '';
  return (
    <section className={css.evidence} aria-label={t('stillIll.title')}>
      <h2>{t('stillIll.title')}</h2>
      <ul className={css.list}>
        {found.dates.map((date) => (
          <li key={date.due}>
            <p>{stillIllText(date, { t, number: formatNumber })}</p>
          </li>
        ))}
      </ul>
      <p className={css.quiet}>{t('stillIll.group', { country, until: formatDate(data.until, 'long') })}</p>
    </section>
  );
});
