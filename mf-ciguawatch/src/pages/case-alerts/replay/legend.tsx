import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { cx } from '@ciguawatch/shared/ui/foundation/cx';
import css from './replay.module.css';

const LOOKS = ['replayed', 'open', 'verified', 'discarded'] as const;

/** Legend of the strip's colours. */
export function Legend() {
  const t = useT('ciguawatch');
  return (
    <ul className={css.legend}>
      {LOOKS.map((look) => (
        <li key={look}>
          <svg className={css.key} viewBox="0 0 10 14" aria-hidden="true">
            <rect className={cx(css[look])} x="2" y="1" width="6" height="12" />
          </svg>
          {t(`alerts.legend_${look}`)}
        </li>
      ))}
    </ul>
  );
}
