import { getSetting, putSetting } from '@ciguawatch/shared/api/calls/accounts/settings';
import { listDecisions } from '@ciguawatch/shared/api/calls/desk/decisions';
import type { RoleName } from '@ciguawatch/shared/contract/access/roles';
import { WALKS } from '@ciguawatch/shared/contract/walks';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { recall, recallJson, remember } from '@ciguawatch/shared/runtime/storage/local-storage';
import { makeObservable, observableRef, runInAction } from 'mobx';
import { newWalk, stepsOn, type WalkState, walkOf, withDone } from './walk-state';

/** Setting of the account, so that a walk is taken up again on every device and after a reload. */
const SETTING = { key: 'walk' };
/** What was not yet sent when a page was left, on the device. */
const WAITING_KEY = 'ciguawatch.walk';

/** The walk of the person who is logged in. */
class WalkStore {
  /** Undefined until it was asked for; null where none was begun. */
  state: WalkState | null | undefined = undefined;

  constructor() {
    makeObservable(this, { state: observableRef });
  }

  #asked: Promise<void> | null = null;
  #sent: Promise<unknown> = Promise.resolve();

  /** Asks for the walk of the account; without an answer nothing is shown, and the next page asks again. */
  load(): Promise<void> {
    const waiting = recallJson<{ user: number; state: unknown }>(WAITING_KEY);
    const state = waiting?.user === session.user?.id ? walkOf(waiting?.state) : null;
    if (state && this.state === undefined) {
      this.#asked = Promise.resolve();
      this.#keep(state);
    }
    this.#asked ??= this.#ask();
    return this.#asked;
  }

  /** Asks once; what is answered after `forget` is of another person. */
  #ask(): Promise<void> {
    const asked: Promise<void> = call(getSetting, { params: SETTING }).then(
      ({ value }) => {
        if (this.#asked !== asked) return;
        runInAction(() => {
          this.state ??= walkOf(value);
        });
      },
      () => {
        if (this.#asked === asked) this.#asked = null;
      },
    );
    return asked;
  }

  /** Forgets what another person did. */
  forget(): void {
    this.#asked = null;
    this.#sent = Promise.resolve();
    runInAction(() => {
      this.state = undefined;
    });
  }

  begin(role: RoleName): void {
    this.#keep(newWalk(role, new Date(clock.now()).toISOString()));
  }

  /** Shows or leaves the walk; its steps stay as they are. */
  show(on: boolean): void {
    if (this.state) this.#keep({ ...this.state, on });
  }

  /** Goes to another step; after the last one the walk ends. */
  go(at: number): void {
    if (!this.state || at < 0) return;
    const { length } = WALKS[this.state.role];
    this.#keep(at < length ? { ...this.state, at } : { ...this.state, on: false });
  }

  /** Notes that a page was opened. */
  visit(path: string): void {
    if (this.state?.on) this.#keep(withDone(this.state, stepsOn(this.state.role, path)));
  }

  /** Counts one's own reviews since the walk began, and does the step that asks for so many. */
  async countReviews(): Promise<void> {
    const step = this.state && WALKS[this.state.role].find(({ reviews }) => reviews !== undefined);
    if (!step?.reviews || !this.state || this.state.done.includes(step.id)) return;
    const begun = Date.parse(this.state.begun);
    try {
      const { results } = await call(listDecisions, { params: { own: true, limit: 50 } });
      const own = results.filter(({ kind, at }) => kind === 'review' && Date.parse(at) >= begun);
      const count = own.reduce((sum, one) => sum + one.count - one.undone, 0);
      if (count >= step.reviews && this.state) this.#keep(withDone(this.state, [step.id]));
    } catch {
      // Counted again after the next change.
    }
  }

  #keep(state: WalkState): void {
    if (state === this.state) return;
    runInAction(() => {
      this.state = state;
    });
    // A page that is left takes its requests along: until this one is answered, the device remembers it.
    const waiting = JSON.stringify({ user: session.user?.id, state });
    remember(WAITING_KEY, waiting);
    const done = () => recall(WAITING_KEY) === waiting && remember(WAITING_KEY, null);
    // One after the other, so that the last one stands.
    this.#sent = this.#sent.then(() =>
      call(putSetting, { params: SETTING, body: { value: state } }).then(done, () => undefined),
    );
  }
}

export const walk = new WalkStore();
