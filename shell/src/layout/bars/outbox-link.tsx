import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { outbox } from '@ciguawatch/shared/runtime/outbox/outbox';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import { observer } from 'mobx-react-lite';
import css from './outbox-link.module.css';

/** Number of unsent items on this device; renders nothing when there are none. */
export const OutboxLink = observer(function OutboxLink() {
  const t = useT('shell');
  const count = outbox.items.length;
  if (count === 0) return null;
  const refused = outbox.items.some((item) => item.state === 'refused');
  return (
    <CrossLink
      to="/outbox"
      data-outbox=""
      className={refused ? `${css.link} ${css.refused}` : css.link}
      aria-label={t('bar.outbox', { count })}
    >
      <Icon name={refused ? 'circle-alert' : 'send'} size={18} />
      <span aria-hidden="true">{count}</span>
    </CrossLink>
  );
});
