import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { SecondStep, Tokens, User } from '../../api/schemas/accounts/user';
import { singleton } from '../federation/singleton';
import { ApiError } from '../http/api-error';
import { setTokenSource } from '../http/call';
import { onRemembered } from '../storage/local-storage';
import { openChannel } from '../tabs/channel';
import { clearToken, storeToken, validToken } from './internal/access-token';
import { readMe, renewToken, sendCode, signIn, signOut } from './internal/session-calls';
import { rememberedUser, rememberUser, SESSION_KEY } from './internal/session-memory';

export type { User } from '../../api/schemas/accounts/user';
export type SessionState = 'starting' | 'anonymous' | 'connected';
/** Work that would stay unsent after a logout, described for its owner. */
export interface UnsentWork {
  uuid: string;
  call: string;
}
type Message = 'login' | 'logout' | 'changed';

/** Pauses after which a start asks again who is logged in, where a token is all that this device knows of it. */
const REPEAT_AFTER_MS = [500, 3000] as const;

/** Whether the server refused, as opposed to being unreachable. */
const refused = (thrown: unknown) => thrown instanceof ApiError && [400, 401, 403].includes(thrown.status);

/** The session of this browser, one for all tabs and modules. */
export class Session {
  state: SessionState = 'starting';
  user: User | null = null;
  /**
   * path of the page where the session was lost or a call needed a login; the shell then shows the login
   */
  loginWanted: string | null = null;
  private readonly channel = openChannel<Message>('session');
  private readonly guards = new Set<(account: number) => readonly UnsentWork[]>();
  private readonly leavers = new Set<(account: number) => void | Promise<void>>();
  private starting: Promise<void> | undefined;
  private asking = false;

  constructor() {
    makeObservable(this, {
      state: observable,
      user: observableRef,
      loginWanted: observable,
      askLogin: action,
      loginHandled: action,
    });
    setTokenSource(this);
    this.channel.listen((message) => void this.heard(message));
    // Tabs of browsers without BroadcastChannel still notice a logout.
    onRemembered(SESSION_KEY, (text) => void this.heard(text === null ? 'logout' : 'changed'));
  }

  /** Whether a token can be expected; without, a first public visit makes no request for one. */
  get known(): boolean {
    return this.user !== null || validToken() !== null;
  }

  /** Finds out who is logged in. Called once by the shell; repeated calls return the same promise. */
  start(): Promise<void> {
    this.starting ??= this.resume();
    return this.starting;
  }

  has(role: number): boolean {
    return this.user?.groups.includes(role) ?? false;
  }

  /** Whether the person has all of the roles (specification, section 6). */
  hasAll(roles: readonly number[]): boolean {
    return roles.every((role) => this.has(role));
  }

  hasAny(roles: readonly number[]): boolean {
    return roles.some((role) => this.has(role));
  }

  manages(country: number): boolean {
    return this.user?.profile.manage_countries.includes(country) ?? false;
  }

  /**
   * Logs in.
   * @returns the second step, when the account has one and so is not logged in yet
   * @throws ApiError: `invalid_login`, `too_many_requests`, `network`
   */
  async login(username: string, password: string): Promise<SecondStep | null> {
    const step = await signIn(username, password);
    if (!step) await this.loggedIn();
    return step;
  }

  /**
   * Completes a login by a code of the authenticator app or a recovery code.
   * @throws ApiError: `factor_wrong`, `token_invalid` when the login took too long, `too_many_requests`, `network`
   */
  async finishLogin(step: SecondStep, code: string): Promise<void> {
    await sendCode(step, code);
    await this.loggedIn();
  }

  /**
   * Takes over a login that was made by other means than a password, such as a passkey.
   * @param tokens its answer; the refresh token came as a cookie
   */
  async takeLogin({ access }: Pick<Tokens, 'access'>): Promise<void> {
    storeToken(access);
    await this.loggedIn();
  }

  private async loggedIn(): Promise<void> {
    await this.become(await readMe());
    this.channel.post('login');
  }

  /** Logs out here, in the other tabs and on the server. Check `waiting` first. */
  async logout(): Promise<void> {
    // The server revokes the session by its cookie; offline, the logout still happens on the device.
    await signOut().catch(() => undefined);
    await this.become(null);
    this.channel.post('logout');
  }

  /** A valid access token; null when nobody is logged in or the server cannot be reached. */
  async token(): Promise<string | null> {
    return validToken() ?? (this.known ? this.renew() : null);
  }

  /** An access token other than the refused one, or null. */
  async renew(not?: string): Promise<string | null> {
    try {
      const token = await renewToken(not);
      // Reloads the person at most every five minutes, so that changed roles take effect without a new
      // login.
      if (this.state === 'connected' && !this.asking) void this.getme();
      return token;
    } catch (thrown) {
      if (!refused(thrown)) throw thrown;
      await this.lose();
      this.channel.post('logout');
      return null;
    }
  }

  /**
   * Loads the current person from the server; false when the token could not be refreshed (specification,
   * section 7).
   */
  async getme(): Promise<User | false> {
    this.asking = true;
    try {
      if ((await this.token()) === null) return false;
      const user = await readMe();
      const moved = JSON.stringify(user) !== JSON.stringify(this.user);
      await this.become(user);
      if (moved) this.channel.post('changed');
      return user;
    } catch (thrown) {
      if (refused(thrown)) await this.lose();
      return false;
    } finally {
      this.asking = false;
    }
  }

  /**
   * The server refused for lack of a role: reload the person, so that pages of that role close with the
   * reason.
   */
  recheck(): void {
    if (this.user && !this.asking) void this.getme();
  }

  askLogin(): void {
    this.loginWanted ??= location.pathname + location.search + location.hash;
  }

  /** The login page was opened; returns the path to return to, on this site only. */
  loginHandled(): string | null {
    const wanted = this.loginWanted;
    this.loginWanted = null;
    return wanted;
  }

  /**
   * Registers a source of waiting work of an account, for the warning before a logout.
   * @returns unregisters it
   */
  guardLogout(guard: (account: number) => readonly UnsentWork[]): () => void {
    this.guards.add(guard);
    return () => this.guards.delete(guard);
  }

  /** Work that a logout would leave unsent on this device. */
  get waiting(): readonly UnsentWork[] {
    const account = this.user?.id;
    return account === undefined ? [] : [...this.guards].flatMap((guard) => guard(account));
  }

  /** Registers a function that runs when an account leaves this browser, to delete its data. */
  onLeave(leave: (account: number) => void | Promise<void>): () => void {
    this.leavers.add(leave);
    return () => this.leavers.delete(leave);
  }

  private async resume(): Promise<void> {
    const remembered = rememberedUser();
    for (const wait of [...REPEAT_AFTER_MS, null]) {
      if ((await this.getme()) || this.state === 'anonymous') return;
      if (remembered || !validToken() || wait === null) break;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
    // A server that does not answer ends no login: the token stays for the next page.
    if (!remembered) return runInAction(() => this.set(null));
    // Offline the remembered account keeps its drafts and outbox; the next calls decide whether the login
    // is still valid.
    await this.become(remembered);
    // The start does not wait for a token; one is requested in the background, so that a page without calls
    // also notices an ended login.
    void this.token().catch(() => undefined);
  }

  private async heard(message: Message): Promise<void> {
    if (message === 'logout') {
      if (this.user) await this.lose();
    } else if (message === 'login' || rememberedUser()?.id !== this.user?.id) {
      await this.getme();
    } else {
      const user = rememberedUser();
      if (user && JSON.stringify(user) !== JSON.stringify(this.user)) await this.become(user);
    }
  }

  /** The session ended without a logout in this tab. */
  private async lose(): Promise<void> {
    // Set first: a page that closes with the session leads to the login, which reads this.
    if (this.user ?? rememberedUser()) this.askLogin();
    await this.become(null);
  }

  private set(user: User | null): void {
    this.user = user;
    this.state = user ? 'connected' : 'anonymous';
  }

  private async become(user: User | null): Promise<void> {
    const before = this.user?.id;
    runInAction(() => this.set(user));
    if (user) rememberUser(user);
    else {
      clearToken();
      if (rememberedUser()) rememberUser(null);
    }
    if (before !== undefined && before !== user?.id)
      await Promise.allSettled([...this.leavers].map((leave) => leave(before)));
  }
}

export const session = singleton('session', () => new Session());
