import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { observer } from 'mobx-react-lite';
import { nameInUse } from '../../algae/name-in-use';
import { nameOf } from '../../algae/sampling';
import { tracking } from '../../algae/tracking';
import { timeText } from '../../algae/words';
import css from './report.module.css';
import { identityOf, type SamplingValues } from './values';

/** Warns that the station and code are in use, and whether saving adds to that sampling or creates another one. */
export const InUse = observer(function InUse({ values }: { values: SamplingValues }) {
  const t = useT('algae');
  const asked = identityOf(values);
  const own = new Set(values.species.flatMap(({ id }) => id ?? []));
  const { same, others } = nameInUse(asked, tracking.all(), own);
  const name = nameOf(asked);
  const [latest] = others;
  return (
    <div role="status" className={css.inUse}>
      {same && (
        <Banner tone="caution" title={t('form.sameTitle', { name })}>
          {t('form.sameText', { count: same.rows.length })}{' '}
          <CrossLink to={`/ciguawatch/algae/report/${same.id}`}>{t('form.sameOpen')}</CrossLink>
        </Banner>
      )}
      {!same && latest && (
        <Banner tone="info">
          {t('form.inUse', {
            name,
            count: others.length,
            when: timeText(latest.first.at_sampling_time, 'long') || t('drawer.noTime'),
          })}
        </Banner>
      )}
    </div>
  );
});
