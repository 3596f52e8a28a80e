import { action, computed, makeObservable, observableShallow } from 'mobx';
import { singleton } from '../federation/singleton';
import { clock } from './clock';

/** Lifetime of a toast in milliseconds (specification, section 9). */
export const TOAST_LIFETIME_MS = 8000;
/** Most toasts visible at once; further ones wait. */
const MAX_VISIBLE_TOASTS = 3;

export type ToastTone = 'success' | 'error' | 'warning' | 'info';

/** Link of a toast: label and path in the portal. */
export interface ToastLink {
  label: string;
  to: string;
}

/** What a toast offers to do, for example to undo; pressing it closes the toast. */
export interface ToastAction {
  label: string;
  run: () => void;
}

export interface Toast {
  id: number;
  tone: ToastTone;
  title: string;
  detail?: string;
  links?: readonly ToastLink[];
  action?: ToastAction;
  /** the act and its object, for example `delete case 5`: a later toast about the same replaces this one */
  about?: string;
}

type ToastMore = Pick<Toast, 'links' | 'action' | 'about'>;

interface ToastTimer {
  timer?: ReturnType<typeof setTimeout>;
  startedAt: number;
  left: number;
}

/** Short messages of the page, rendered by the shell. */
export class Toasts {
  private queue: Toast[] = [];
  private readonly lives = new Map<number, ToastTimer>();
  private held = false;
  private last = 0;

  constructor() {
    makeObservable<Toasts, 'queue'>(this, { queue: observableShallow, items: computed, dismiss: action });
  }

  /** The visible toasts, oldest first. */
  get items(): readonly Toast[] {
    return this.queue.slice(0, MAX_VISIBLE_TOASTS);
  }

  success = (title: string, detail?: string, links?: readonly ToastLink[], about?: string) =>
    this.add('success', title, detail, { ...(links && { links }), ...(about && { about }) });
  /** Says what was done, with a button that does something about it. */
  offer = (title: string, action: ToastAction, about?: string) =>
    this.add('success', title, undefined, { action, ...(about && { about }) });
  error = (title: string, detail?: string, about?: string) =>
    this.add('error', title, detail, { ...(about && { about }) });
  warning = (title: string, detail?: string, about?: string) =>
    this.add('warning', title, detail, { ...(about && { about }) });
  info = (title: string, detail?: string) => this.add('info', title, detail);

  dismiss = (id: number): void => {
    clearTimeout(this.lives.get(id)?.timer);
    this.lives.delete(id);
    this.queue = this.queue.filter((toast) => toast.id !== id);
    // When the toast under the pointer is removed, browsers report no leave event.
    if (this.queue.length === 0) this.held = false;
    this.start();
  };

  /** Stops the timers while the pointer or the focus is on a toast. */
  pause = (): void => {
    if (this.held) return;
    this.held = true;
    for (const life of this.lives.values()) {
      clearTimeout(life.timer);
      life.left -= clock.device() - life.startedAt;
    }
  };

  resume = (): void => {
    if (!this.held) return;
    this.held = false;
    for (const [id, life] of this.lives) this.run(id, life);
    this.start();
  };

  private add(tone: ToastTone, title: string, detail?: string, more: ToastMore = {}): number {
    const { about } = more;
    // Dismiss the message of an earlier attempt: "could not be deleted" next to "was deleted" would
    // contradict.
    for (const toast of this.queue) if (about && toast.about === about) this.dismiss(toast.id);
    const same = this.queue.find(
      (toast) => toast.tone === tone && toast.title === title && toast.detail === detail,
    );
    // An equal toast with an action is about another change: its action would undo the wrong one.
    if (same?.action) this.dismiss(same.id);
    else if (same) return same.id;
    const toast: Toast = {
      id: ++this.last,
      tone,
      title,
      ...(detail !== undefined && { detail }),
      ...more,
    };
    action(() => {
      this.queue = [...this.queue, toast];
    })();
    this.start();
    return toast.id;
  }

  private start(): void {
    if (this.held) return;
    for (const { id } of this.items) {
      if (this.lives.has(id)) continue;
      const life: ToastTimer = { startedAt: 0, left: TOAST_LIFETIME_MS };
      this.lives.set(id, life);
      this.run(id, life);
    }
  }

  private run(id: number, life: ToastTimer): void {
    life.startedAt = clock.device();
    life.timer = setTimeout(() => this.dismiss(id), Math.max(0, life.left));
  }
}

export const toasts = singleton('toasts', () => new Toasts());

/**
 * Confirms an action, with a button for a follow-up such as Undo. A separate export, so that older shells
 * without it are refused.
 */
export const toastWithAction = (title: string, action: ToastAction, about?: string): number =>
  toasts.offer(title, action, about);
