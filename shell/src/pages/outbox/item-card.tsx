import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { type OutboxItem, outbox } from '@ciguawatch/shared/runtime/outbox/outbox';
import { exportFile } from '@ciguawatch/shared/runtime/outbox/outbox-file';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Spinner } from '@ciguawatch/shared/ui/art/spinner';
import { saveFile } from '@ciguawatch/shared/ui/charts/save-file';
import { Icon, type IconName } from '@ciguawatch/shared/ui/foundation/icon';
import { observer } from 'mobx-react-lite';
import { RelButton } from '../../links/rel-button';
import { isReport } from './describe-item';
import css from './item-card.module.css';
import { ItemState } from './item-state';
import { MealLine } from './meal-line';

interface Props {
  item: OutboxItem;
  name: string;
  onRemove(): void;
}

const STATE_ICONS: Record<'queued' | 'refused', IconName> = { queued: 'hourglass', refused: 'circle-alert' };

/** One waiting item: name, state and actions; for another account's item only that it waits. */
export const ItemCard = observer(function ItemCard({ item, name, onRemove }: Props) {
  const t = useT('outbox');
  const { state, uuid } = item;
  const foreign = outbox.foreign(item);
  return (
    <li className={`${css.card} ${css[state]}`}>
      <span className={css.sign}>
        {state === 'sending' ? (
          <Spinner size={28} label={null} />
        ) : (
          <Icon name={STATE_ICONS[state]} size={24} />
        )}
      </span>
      <div className={css.body}>
        <h2 className={css.name}>{name}</h2>
        {!foreign && <MealLine body={item.body} />}
        <ItemState item={item} foreign={foreign} />
        {state !== 'sending' && !foreign && (
          <div className={css.actions}>
            {state === 'queued' && (
              <Button
                icon="refresh-cw"
                onPress={() => void outbox.retry(uuid)}
                aria-label={`${t('outbox.tryNow')}, ${name}`}
              >
                {t('outbox.tryNow')}
              </Button>
            )}
            {isReport(item.call) && (
              <RelButton
                rel="report"
                query={{ outbox: uuid }}
                variant={state === 'refused' ? 'primary' : 'default'}
                icon="pencil"
                aria-label={`${t(state === 'refused' ? 'outbox.fix' : 'outbox.edit')}, ${name}`}
              >
                {t(state === 'refused' ? 'outbox.fix' : 'outbox.edit')}
              </RelButton>
            )}
            <Button
              icon="file-down"
              onPress={() => saveFile(`${t('outbox.fileName')}-${uuid.slice(0, 8)}.json`, exportFile([uuid]))}
              aria-label={`${t('outbox.save')}, ${name}`}
            >
              {t('outbox.save')}
            </Button>
            <Button
              variant="dangerOutline"
              icon="trash"
              onPress={onRemove}
              aria-label={`${t('outbox.remove')}, ${name}`}
            >
              {t('outbox.remove')}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
});
