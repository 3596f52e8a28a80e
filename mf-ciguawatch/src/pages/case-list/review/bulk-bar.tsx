import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { IconButton } from '@ciguawatch/shared/ui/actions/icon-button';
import css from './review.module.css';

/** Actions on all selected rows. */
export type BulkAction = (typeof BULK)[number];

const BULK = ['review', 'reject', 'toReview', 'remove', 'restore'] as const;

/** Whether a command of the list also applies to all selected rows. */
export const isBulk = (command: string): command is BulkAction => BULK.some((one) => one === command);

interface Props {
  /** number of rows selected; the bar is shown from 1 on */
  count: number;
  /** number of rows processed so far; null when no batch is running */
  progress: number | null;
  /** whether the rows are deleted cases, which can only be restored */
  deleted: boolean;
  onAction: (action: BulkAction) => void;
  onExport: () => void;
  onClear: () => void;
}

/** Buttons for the selected rows. */
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
