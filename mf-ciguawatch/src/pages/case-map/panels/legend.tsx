import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { ClusterRing } from '@ciguawatch/shared/ui/map/clusters/cluster-ring';
import css from '../page.module.css';

const SAMPLES = [1, 2, 5, 8];

/** What the rings of the map mean. A `short` one says on demand what the blue ones are. */
export function Legend({ short = false }: { short?: boolean }) {
  const t = useT('ciguawatch');
  return (
    <section className={css.legend} aria-label={t('map.legend')}>
      <b>{t('map.legend')}</b>
      <ul className={css.samples}>
        {SAMPLES.map((count) => (
          <li key={count}>
            <ClusterRing count={count} />
            <span>{count === 8 ? t('map.legendMore', { count }) : count}</span>
          </li>
        ))}
        <li>
          <ClusterRing count={6} alert />
          <span>{t('map.alert')}</span>
        </li>
      </ul>
      {short ? (
        <details>
          <summary>{t('map.legendAbout')}</summary>
          <p>{t('map.legendNote')}</p>
        </details>
      ) : (
        <p>{t('map.legendNote')}</p>
      )}
    </section>
  );
}
