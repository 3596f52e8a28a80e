import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import css from '../entry.module.css';

/** Link to the screen that shows a text, in a tab of its own so that what is typed stays in sight. */
export function ScreenLink({ to }: { to: string }) {
  const t = useT('translations');
  return (
    <CrossLink to={to} target="_blank" className={css.screen}>
      {t('entry.screen')} <Icon name="external-link" size={14} />
    </CrossLink>
  );
}
