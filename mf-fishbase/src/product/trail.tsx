import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import css from './trail.module.css';

interface TrailProps {
  /** pages above this one, the topmost first */
  above: readonly { to: string; label: string }[];
  /** name of this page */
  here: string;
}

/** Breadcrumbs in the directory. */
export function Trail({ above, here }: TrailProps) {
  const t = useT('directory');
  return (
    <nav className={css.trail} aria-label={t('product.trail')}>
      {above.map(({ to, label }) => (
        <span key={to}>
          <CrossLink to={to}>{label}</CrossLink> <Icon name="chevron-right" size={14} />
        </span>
      ))}
      <span aria-current="page">{here}</span>
    </nav>
  );
}
