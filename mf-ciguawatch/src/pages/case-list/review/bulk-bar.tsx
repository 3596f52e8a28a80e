import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { IconButton } from '@ciguawatch/shared/ui/actions/icon-button';
import css from './review.module.css';

/** What is done with all chosen rows. */
export type BulkAction = (typeof BULK)[number];

const BULK = ['review', 'reject', 'toReview', 'remove', 'restore'] as const;

/** Whether a command of the list is one for all chosen rows too. */
export const isBulk = (command: string): command is BulkAction => BULK.some((one) => one === command);

interface Props {
  /** chosen rows; the bar is drawn from one on */
  count: number;
  /** how many of them are done, while it goes on */
  progress: number | null;
  /** the rows were deleted: they can only be brought back */
  deleted: boolean;
  onAction: (action: BulkAction) => void;
  onExport: () => void;
  onClear: () => void;
}

/** What can be done with the chosen rows. */
export function BulkBar({ count, progress, deleted, onAction, onExport, onClear }: Props) {
  const t = useT('caseList');
  const busy = progress !== null;
  const button = (action: BulkAction, label: string, icon: 'check' | 'x' | 'eye' | 'trash' | 'undo') => (
    <Button size="sm" icon={icon} isDisabled={busy} className={css.action} onPress={() => onAction(action)}>
      {label}
    </Button>
  );
  return (
    <section className={css.bulk} aria-label={t('bulk.label')}>
      <b role="status">
        {busy ? t('bulk.doing', { n: progress, total: count }) : t('bulk.count', { count })}
      </b>
      {deleted ? (
        button('restore', t('bulk.restore'), 'undo')
      ) : (
        <>
          {button('review', t('review.reviewed'), 'check')}
          {button('reject', t('review.reject'), 'x')}
          {button('toReview', t('review.toReview'), 'eye')}
          {button('remove', t('remove.action'), 'trash')}
        </>
      )}
      <Button size="sm" icon="download" isDisabled={busy} className={css.action} onPress={onExport}>
        {t('bulk.export')}
      </Button>
      <IconButton
        icon="x"
        size="sm"
        label={t('bulk.clear')}
        isDisabled={busy}
        className={css.clear}
        onPress={onClear}
      />
    </section>
  );
}
