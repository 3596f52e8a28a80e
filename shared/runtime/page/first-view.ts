import { singleton } from '../federation/singleton';
import {
  type Control,
  controlsOf,
  copyValue,
  hasSameValue,
  samePlace,
  twinOf,
} from './internal/first-view-twins';

/**
 * What the inline script of the page records until the portal has started (shell/src/first-view/head.js).
 */
interface Noted {
  /** not 0 while a text is being composed (IME) or a press has not ended, when nothing may be replaced */
  busy: number;
  /** the element that was pressed and waits for the portal */
  pressed: HTMLElement | null;
  /** calls back when the person is no longer busy */
  waitFor: (then: () => void) => void;
  /** removes the first view, the HTML that is shown before the scripts start */
  drop: () => void;
}

/** Values typed into the first view, by field name. */
export type FirstAnswers = Readonly<Record<string, string>>;

/**
 * The first view: the HTML that people see, fill in and press before the scripts have started. The portal
 * stays hidden until the live page replaces it, in a single paint.
 */
export class FirstView {
  private box = document.getElementById('first');

  private get noted(): Noted | undefined {
    return (window as { firstView?: Noted }).firstView;
  }

  /** Whether the first view is still visible. */
  get shown(): boolean {
    return this.box !== null;
  }

  /** Values typed so far; empty when no first view is shown. */
  answers(): FirstAnswers {
    return Object.fromEntries(
      controlsOf(this.box)
        .filter((one) => (one.type === 'radio' ? (one as HTMLInputElement).checked : one.value !== ''))
        .map((one) => [one.name, one.value]),
    );
  }

  /**
   * Removes the first view and its values, because a different page is shown than the one it belongs to.
   */
  drop(): void {
    if (this.box) this.noted?.drop();
    this.box = null;
  }

  /**
   * Replaces the first view by the live page before the next paint: typed values are entered into the live
   * form, and focus, caret, scroll position and a waiting press are transferred. Waits for the end of a
   * text composition or a press.
   * @param form the live form; undefined on a page without one
   * @param listening whether the form's effects have run; before that, forms with typed values are not
   * transferred
   */
  handOver(form?: HTMLFormElement, listening = true): void {
    const { noted, box } = this;
    if (!noted || !box) {
      this.drop();
      return;
    }
    if (noted.busy !== 0) {
      noted.waitFor(() => setTimeout(() => this.handOver(form)));
      return;
    }
    if (form) {
      const pairs = controlsOf(box).map((control) => [control, twinOf(control, form)] as const);
      if (!listening && !pairs.every(([control, twin]) => hasSameValue(control, twin))) return;
      for (const [control, twin] of pairs) copyValue(control, twin);
    }
    const { pressed } = noted;
    const focused = box.contains(document.activeElement) ? (document.activeElement as HTMLElement) : null;
    const next = focused && this.live(focused, form);
    const pressedTwin = pressed && this.live(pressed, form);
    const caret = focused && samePlace(focused as Control);
    const { scrollX, scrollY } = window;
    this.drop();
    next?.focus({ preventScroll: true });
    if (next) caret?.(next as Control);
    window.scrollTo(scrollX, scrollY);
    if (pressedTwin) setTimeout(() => pressedTwin.click());
  }

  /** The element of the live page that corresponds to one of the first view. */
  private live(element: HTMLElement, form?: HTMLFormElement): HTMLElement | null {
    return (
      twinOf(element, form ?? document.getElementById('root')) ??
      twinOf(element, document.getElementById('root'))
    );
  }
}

export const firstView = singleton('first-view', () => new FirstView());
