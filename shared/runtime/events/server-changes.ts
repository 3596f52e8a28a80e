import { reaction } from 'mobx';
import { AGE, mayHear } from '../../api/calls/desk/events';
import type { ChangeKind } from '../../api/schemas/desk/events';
import { isRoleId } from '../../contract/access/roles';
import { singleton } from '../federation/singleton';
import { asApiError } from '../http/api-error';
import { connectivity } from '../http/connectivity';
import { clock } from '../page/clock';
import { session } from '../session/session';
import { openChannel } from '../tabs/channel';
import { webLocks } from '../tabs/lock-fallback';
import { withLock } from '../tabs/locks';
import { type HeardChanges, type OpenStream, openStream } from './internal/open-stream';
import { delayAfter, pause } from './internal/pause';

/** Milliseconds between two tellings, and over which those of many browsers are spread. */
const GAP = 3_000;
const SPREAD = 1_000;
/** Milliseconds for which a screen may have asked before it began to listen. */
const ASKED_BEFORE = 1_000;
/** Statuses after which the same account is not heard any sooner. */
const REFUSED = [401, 403, 404, 406];

interface Listener {
  kinds: readonly ChangeKind[];
  changed: () => void;
}

/** What one tab tells the others that it heard for an account, or for nobody's. */
interface Message {
  account: number | null;
  id: string | null;
  kinds: readonly ChangeKind[];
}

/**
 * Hears from the server that something changed. One visible tab of the browser holds the connection and tells
 * the others; there is none while no screen listens to what its account may hear, no tab is visible, or the device
 * is offline.
 */
export class ServerChanges {
  private readonly listeners = new Set<Listener>();
  private readonly channel = openChannel<Message>('server-changes');
  /** kinds that changed and were not told yet, for instance because this tab is hidden */
  private readonly waiting = new Set<ChangeKind>();
  /** id of the last event heard */
  private last: string | null = null;
  /** when the first screen began to listen for this account, in milliseconds since 1970 */
  private since = 0;
  private account: number | null = null;
  private refused = false;
  private due: ReturnType<typeof setTimeout> | null = null;
  /** when the listeners were last told, in milliseconds since 1970 */
  private told = 0;
  private running = false;
  private stop = new AbortController();

  constructor(private readonly open: OpenStream = openStream) {
    this.channel.listen((message) => {
      if (message.account === (session.user?.id ?? null)) this.heard(message.id, message.kinds);
    });
    document.addEventListener('visibilitychange', () => this.look());
    reaction(
      () => [connectivity.online, session.state, session.user],
      () => this.look(),
    );
  }

  /**
   * Calls back after the server told of a change of these kinds, or when one may have been missed.
   * @returns stops it
   */
  on(kinds: readonly ChangeKind[], changed: () => void): () => void {
    const listener = { kinds, changed };
    if (this.listeners.size === 0) this.since = clock.device();
    this.listeners.add(listener);
    this.look();
    return () => {
      this.listeners.delete(listener);
      this.look();
    };
  }

  private get wanted(): boolean {
    const { user, state } = session;
    const roles = user?.groups.filter(isRoleId) ?? null;
    return (
      !this.refused &&
      isVisible() &&
      connectivity.online &&
      state !== 'starting' &&
      [...this.listeners].some(({ kinds }) => kinds.some((kind) => mayHear(kind, roles)))
    );
  }

  /** Starts or stops listening, whichever is due now. */
  private look(): void {
    const account = session.user?.id ?? null;
    if (account !== this.account) {
      Object.assign(this, { account, last: null, since: clock.device(), refused: false });
      this.waiting.clear();
      this.stop.abort();
    }
    if (isVisible()) this.tell();
    if (!this.wanted) this.stop.abort();
    else if (!this.running) void this.run();
  }

  private async run(): Promise<void> {
    this.running = true;
    // Without Web Locks a tab would ask several times a second whether it is its turn.
    await (webLocks() ? withLock('server-changes', () => this.listen()) : this.listen()).catch(
      () => undefined,
    );
    this.running = false;
    if (this.wanted) void this.run();
  }

  private async listen(): Promise<void> {
    for (let failures = 0; this.wanted; ) {
      this.stop = new AbortController();
      const { signal } = this.stop;
      const ended = await this.connect(signal);
      failures = ended.heard ? 0 : failures + 1;
      await pause(ended.wait ?? delayAfter(failures), signal);
    }
  }

  /**
   * Hears until the connection ends.
   * @returns whether an event came, and the milliseconds for which the server wants to be left alone, if it said so
   */
  private async connect(signal: AbortSignal): Promise<{ heard: boolean; wait: number | null }> {
    let heard = false;
    let wait: number | null = null;
    try {
      for await (const event of this.open(this.last ?? this.age(), signal)) {
        if (signal.aborted) break;
        heard = true;
        this.received(event);
      }
    } catch (thrown) {
      const { status, retryAfter } = asApiError(thrown);
      this.refused = REFUSED.includes(status);
      wait = retryAfter ? retryAfter * 1000 : null;
    }
    return { heard, wait };
  }

  /** Asks for what changed between the page's first requests and the first connection. */
  private age(): string {
    return `${AGE}.${Math.max(0, Math.round(clock.device() - this.since)) + ASKED_BEFORE}`;
  }

  private received({ id, changes }: HeardChanges): void {
    const kinds = [...new Set(changes.map(({ kind }) => kind))];
    this.heard(id, kinds);
    if (kinds.length > 0) this.channel.post({ account: this.account, id: this.last, kinds });
  }

  private heard(id: string | null, kinds: readonly ChangeKind[]): void {
    this.last = id ?? this.last;
    for (const kind of kinds) this.waiting.add(kind);
    if (isVisible()) this.tell();
  }

  /**
   * Notifies listeners after a short random delay, so that browsers neither all request at once nor request
   * continuously.
   */
  private tell(): void {
    if (this.waiting.size === 0) return;
    const rest = Math.max(0, this.told + GAP - clock.device());
    this.due ??= setTimeout(
      () => {
        this.due = null;
        if (!isVisible()) return;
        const changed = new Set(this.waiting);
        this.waiting.clear();
        this.told = clock.device();
        for (const listener of this.listeners)
          if (listener.kinds.some((kind) => changed.has(kind))) listener.changed();
      },
      rest + Math.random() * SPREAD,
    );
  }
}

const isVisible = () => document.visibilityState === 'visible';

/** The one instance of the page, which the shell and all modules share. */
export const serverChanges = singleton('server-changes', () => new ServerChanges());
