import { CrossLink } from '../../runtime/navigation/navigation';
import type { Toast } from '../../runtime/page/toasts';
import { IconButton } from '../actions/icon-button';
import { TextButton } from '../actions/text-button';
import { cx } from '../foundation/cx';
import { Icon, type IconName } from '../foundation/icon';
import { useUiT } from '../foundation/ui-texts';
import css from './toast.module.css';

const icons: Record<Toast['tone'], IconName> = {
  success: 'circle-check',
  error: 'circle-x',
  warning: 'triangle-alert',
  info: 'info',
};

/**
 * One toast: tone, title, detail, a line that shows its remaining time, and a close button. Errors
 * interrupt screen readers.
 */
export function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const t = useUiT();
  const { action } = toast;
  return (
    <div role={toast.tone === 'error' ? 'alert' : 'status'} className={cx(css.toast, css[toast.tone])}>
      <Icon name={icons[toast.tone]} size={22} />
      <div className={css.text}>
        <b className={css.title}>{toast.title}</b>
        {toast.detail && <p className={css.detail}>{toast.detail}</p>}
        {toast.links?.map(({ label, to }) => (
          <CrossLink key={to} to={to} className={css.link} onClick={onClose}>
            {label}
          </CrossLink>
        ))}
        {action && (
          <TextButton
            className={css.link ?? ''}
            onPress={() => {
              onClose();
              action.run();
            }}
          >
            {action.label}
          </TextButton>
        )}
      </div>
      <IconButton icon="x" label={t('dialog.close')} size="sm" onPress={onClose} className={css.close} />
      <span className={css.life} aria-hidden="true" />
    </div>
  );
}
