import { singleton } from '../federation/singleton';
import { type Control, controlsOf, isSame, putIn, samePlace, twinOf } from './internal/first-view-twins';

/** What the script in the head of the page notes until the portal is there (shell/src/first-view/head.js). */
interface Noted {
  composing: boolean;
  /** what was pressed and waits for the portal */
  pressed: HTMLElement | null;
  /** calls back once the composition that is under way has ended */
  waitFor: (then: () => void) => void;
  /** takes the first view away */
  drop: () => void;
}

/** Answers of a first view as they were typed, by the name of the field. */
export type FirstAnswers = Readonly<Record<string, string>>;

/**
 * The first view: what the page itself showed before its scripts came, which people read, answer and press. While it
 * stands the portal is not displayed; it goes in the same paint in which the live page comes.
 */
export class FirstView {
  private box = document.getElementById('first');

  private get noted(): Noted | undefined {
    return (window as { firstView?: Noted }).firstView;
  }

  /** Whether it stands on the screen. */
  get shown(): boolean {
    return this.box !== null;
  }

  /** What is answered so far; nothing where none is shown. */
  answers(): FirstAnswers {
    return Object.fromEntries(
      controlsOf(this.box)
        .filter((one) => (one.type === 'radio' ? (one as HTMLInputElement).checked : one.value !== ''))
        .map((one) => [one.name, one.value]),
    );
  }

  /**
   * Removes the first view and the answers typed in it, because another page is shown than the one it belongs
   * to.
   */
  drop(): void {
    if (this.box) this.noted?.drop();
    this.box = null;
  }

  /**
   * Shows the live page in its place. Called before the page is painted, once its form is in the document: what the form
   * does not say yet goes into the fields as if typed there, then focus, caret, scroll and a press that waited are carried
   * over. A letter that is being composed is finished first.
   * @param form the live form; left out by a page without one
   * @param listening whether its fields hear of changes, which they do once its effects have run; before that nothing is
   *   done where something is to go into them
   */
  handOver(form?: HTMLFormElement, listening = true): void {
    const { noted, box } = this;
    if (!noted || !box) {
      this.drop();
      return;
    }
    if (noted.composing) {
      noted.waitFor(() => setTimeout(() => this.handOver(form)));
      return;
    }
    if (form) {
      const pairs = controlsOf(box).map((control) => [control, twinOf(control, form)] as const);
      if (!listening && !pairs.every(([control, twin]) => isSame(control, twin))) return;
      for (const [control, twin] of pairs) putIn(control, twin);
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

  /** What stands in the live page for something of the first view. */
  private live(element: HTMLElement, form?: HTMLFormElement): HTMLElement | null {
    return (
      twinOf(element, form ?? document.getElementById('root')) ??
      twinOf(element, document.getElementById('root'))
    );
  }
}

export const firstView = singleton('first-view', () => new FirstView());
