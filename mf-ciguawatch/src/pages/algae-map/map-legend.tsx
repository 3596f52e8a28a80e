import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { TOXICITIES } from '../../algae/sampling';
import { Shape } from '../../algae/shape';
import css from './map.module.css';
import { radiusOf } from './markers';

/** Legend of the marker sizes and shapes. */
export function MapLegend() {
  const t = useT('algae');
  return (
    <section className={css.legend} aria-label={t('map.legend')}>
      <div>
        <b>{t('map.sizes')}</b>
        <div className={css.sizes}>
          {[100, 500, 1000, 2000].map((density) => (
            <span key={density}>
              <Shape toxicity="harmless" radius={radiusOf(density)} />
              {formatNumber(density)}
            </span>
          ))}
        </div>
      </div>
      <ul className={css.shapes}>
        {TOXICITIES.map((one) => (
          <li key={one}>
            <Shape toxicity={one} />
            {t(`toxicity.${one}`)}
          </li>
        ))}
        <li className={css.quiet}>{t('map.smallest')}</li>
      </ul>
    </section>
  );
}
