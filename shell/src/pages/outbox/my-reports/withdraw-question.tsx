import { withdrawalItem } from '@ciguawatch/shared/api/report/report-links';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { outbox, type SentItem } from '@ciguawatch/shared/runtime/outbox/outbox';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { Icon, type IconName } from '@ciguawatch/shared/ui/foundation/icon';
import { ConfirmDialog } from '@ciguawatch/shared/ui/overlay/confirm-dialog';
import { observer } from 'mobx-react-lite';
import { MealLine } from '../meal-line';
import { useItemName } from '../use-item-name';
import css from './my-reports.module.css';

const POINTS: readonly [string, IconName][] = [
  ['uncounted', 'chart-column'],
  ['reviewedAsk', 'eye'],
  ['contactGone', 'user'],
  ['forGood', 'lock'],
];

/**
 * Asks for confirmation before a report is withdrawn and explains the consequences; the withdrawal is then
 * sent through the outbox.
 */
export const WithdrawQuestion = observer(function WithdrawQuestion({
  item,
  onDone,
}: {
  item: SentItem | null;
  onDone(): void;
}) {
  const t = useT('outbox');
  const nameOf = useItemName();
  const { once } = useBusy();
  const name = item && (item.id === null ? nameOf(item) : t('mine.number', { id: item.id }));
  const withdraw = async (sent: SentItem): Promise<void> => {
    onDone();
    const wanted = withdrawalItem(sent, t('mine.withdrawalOf', { name: nameOf(sent) }));
    if (wanted) await outbox.add(wanted);
  };
  return (
    <ConfirmDialog
      isOpen={item !== null}
      title={t('mine.question', { name })}
      body={
        <>
          {item?.label}
          <MealLine body={item?.body} />
          <ul className={css.points}>
            {POINTS.map(([key, icon]) => (
              <li key={key}>
                <Icon name={icon} size={20} />
                {t(`mine.${key}`)}
              </li>
            ))}
          </ul>
        </>
      }
      confirmLabel={
        item === null || item.id === null ? t('mine.withdraw') : t('mine.withdrawNumber', { id: item.id })
      }
      cancelLabel={t('outbox.cancel')}
      danger
      icon="undo"
      onConfirm={() => item && void once(() => withdraw(item))}
      onCancel={onDone}
    />
  );
});
