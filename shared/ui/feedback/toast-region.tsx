import { observer } from 'mobx-react-lite';
import type { MouseEvent, SyntheticEvent } from 'react';
import { toasts } from '../../runtime/page/toasts';
import { useUiT } from '../foundation/ui-texts';
import css from './toast.module.css';
import { ToastCard } from './toast-card';

function hold({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  currentTarget.dataset.held = '';
  toasts.pause();
}

function letGo({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  delete currentTarget.dataset.held;
  toasts.resume();
}

/** A toast that comes up under a pointer at rest lies on what was to be pressed next: it goes in its time. */
function holdIfMoved(event: MouseEvent<HTMLElement>): void {
  if (event.movementX !== 0 || event.movementY !== 0) hold(event);
}

/** Where toasts appear: bottom right, above the bottom bar on phones. Rendered once, by the shell. */
export const ToastRegion = observer(function ToastRegion() {
  const t = useUiT();
  return (
    <section
      aria-label={t('toast.region')}
      // Present before the first toast, so that screen readers announce it.
      aria-live="polite"
      aria-relevant="additions"
      className={css.region}
      onMouseMove={holdIfMoved}
      onMouseLeave={letGo}
      onFocus={hold}
      onBlur={letGo}
    >
      {toasts.items.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onClose={() => toasts.dismiss(toast.id)} />
      ))}
    </section>
  );
});
