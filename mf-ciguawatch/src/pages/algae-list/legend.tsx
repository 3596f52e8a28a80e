import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { TOXICITIES } from '../../algae/sampling';
import { Shape } from '../../algae/shape';
import css from './list.module.css';

/** Legend of the shapes and of the unit of densities. */
export function Legend() {
  const t = useT('algae');
  return (
    <p className={css.legend}>
      {TOXICITIES.map((one) => (
        <span key={one}>
          <Shape toxicity={one} />
          {t(`toxicity.${one}`)}
        </span>
      ))}
      <span>{t('list.legend')}</span>
    </p>
  );
}
