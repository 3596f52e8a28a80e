import { observer } from 'mobx-react-lite';
import type { MouseEvent, SyntheticEvent } from 'react';
import { toasts } from '../../runtime/page/toasts';
import { useUiT } from '../foundation/ui-texts';
import css from './toast.module.css';
import { ToastCard } from './toast-card';

function pauseToasts({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  currentTarget.dataset.held = '';
  toasts.pause();
}

function letGo({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  delete currentTarget.dataset.held;
  toasts.resume();
}

/**
 * A toast that appears under a resting pointer covers what the person wants to press, so only a moving
 * pointer pauses it.
 */
function holdIfMoved(event: MouseEvent<HTMLElement>): void {
  if (event.movementX !== 0 || event.movementY !== 0) pauseToasts(event);
}

/** The region of toasts: bottom right, on phones above the bottom bar. Rendered once, by the shell. */
export const ToastRegion = observer(function ToastRegion() {
  const t = useUiT();
  return (
    <section
      aria-label={t('toast.region')}
      // Rendered before the first toast, or screen readers would not announce it.
      aria-live="polite"
      aria-relevant="additions"
      className={css.region}
      onMouseMove={holdIfMoved}
      onMouseLeave={letGo}
      onFocus={pauseToasts}
      onBlur={letGo}
    >
      {toasts.items.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onClose={() => toasts.dismiss(toast.id)} />
      ))}
    </section>
  );
});
