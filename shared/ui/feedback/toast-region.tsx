import { observer } from 'mobx-react-lite';
import { toasts } from '../../runtime/page/toasts';
import { useUiT } from '../foundation/ui-texts';
import css from './toast.module.css';
import { ToastCard } from './toast-card';

/** Where toasts appear: bottom right, above the bottom bar on phones. Rendered once, by the shell. */
export const ToastRegion = observer(function ToastRegion() {
  const t = useUiT();
  return (
    <section
      aria-label={t('toast.region')}
      // There before any toast, so that what is added is said.
      aria-live="polite"
      aria-relevant="additions"
      className={css.region}
      onMouseEnter={toasts.pause}
      onMouseLeave={toasts.resume}
      onFocus={toasts.pause}
      onBlur={toasts.resume}
    >
      {toasts.items.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onClose={() => toasts.dismiss(toast.id)} />
      ))}
    </section>
  );
});
