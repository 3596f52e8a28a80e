import { codeText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import type { OutboxItem } from '@ciguawatch/shared/runtime/outbox/outbox';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { Badge } from '@ciguawatch/shared/ui/data/badge';
import { observer } from 'mobx-react-lite';
import css from './changes.module.css';

/** A change that waits on this device for the network, or that the server refused. */
export const WaitingChangeCard = observer(function WaitingChangeCard({ item }: { item: OutboxItem }) {
  const t = useT('revisions');
  useT('errors');
  const refused = item.state === 'refused';
  return (
    <li className={css.card}>
      <div className={css.titleLine}>
        <h2>{item.label}</h2>
        <Badge tone={refused ? 'coral' : 'sand'} icon={refused ? 'circle-x' : 'cloud-off'}>
          {t(refused ? 'mine.refused' : 'mine.keptHere')}
        </Badge>
      </div>
      {refused && item.error && <p>{codeText(item.error.code)}</p>}
      <div className={css.actions}>
        <LinkButton size="sm" to="/outbox">
          {t('mine.toOutbox')}
        </LinkButton>
      </div>
    </li>
  );
});
