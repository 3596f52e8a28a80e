import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import { ConfirmDialog } from '@ciguawatch/shared/ui/overlay/confirm-dialog';
import { observer } from 'mobx-react-lite';
import css from './override.module.css';
import { overrides } from './overrides';

/** Asks for consent before a module of another site runs here, and shows a badge as long as one does. */
export const OverrideGate = observer(function OverrideGate() {
  const t = useT('override');
  const { list, failed, question } = overrides;
  const words = ({ id, origin }: { id: string; origin: string }) => ({ module: id, origin });
  return (
    <>
      {list.length > 0 && (
        <aside className={css.badge} aria-label={t('override.label')}>
          <Icon name="circle-alert" size={18} />
          <ul className={css.list}>
            {list.map((one) => (
              <li key={one.id}>{t(failed.has(one.id) ? 'override.failed' : 'override.badge', words(one))}</li>
            ))}
          </ul>
          <Button size="sm" onPress={() => overrides.end()}>
            {t('override.reset')}
          </Button>
        </aside>
      )}
      {question && (
        <ConfirmDialog
          isOpen
          title={t('override.title', words(question))}
          body={t('override.body', words(question))}
          confirmLabel={t('override.confirm')}
          cancelLabel={t('override.cancel')}
          onConfirm={() => overrides.confirm()}
          onCancel={() => overrides.refuse()}
        />
      )}
    </>
  );
});
