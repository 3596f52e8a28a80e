import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { outbox } from '@ciguawatch/shared/runtime/outbox/outbox';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import { observer } from 'mobx-react-lite';
import css from './outbox-link.module.css';

/** Link to the outbox with the number of unsent items; renders nothing when it is empty. */
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
