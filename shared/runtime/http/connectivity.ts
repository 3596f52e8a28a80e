import { action, computed, makeObservable, observable } from 'mobx';
import { singleton } from '../federation/singleton';

/** Milliseconds between two probes of a server that does not respond; the last one repeats. */
const PROBE_DELAYS = [3000, 6000, 12000, 30000, 60000] as const;

/**
 * Whether calls can succeed. `navigator.onLine` alone is unreliable (captive portals and village relays
 * count as a network), so results of calls count too.
 */
export class Connectivity {
  /** `navigator.onLine` */
  network = navigator.onLine;
  /** whether the last call got a response */
  reachable = true;
  private probes = 0;
  private confirming = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeObservable<Connectivity, 'setNetwork' | 'setReachable'>(this, {
      network: observable,
      reachable: observable,
      online: computed,
      setNetwork: action,
      setReachable: action,
    });
    window.addEventListener('online', () => this.setNetwork(true));
    window.addEventListener('offline', () => this.setNetwork(false));
  }

  get online(): boolean {
    return this.network && this.reachable;
  }

  /**
   * Records that a call got a response, whatever its status. While the browser says that there is no network, a
   * new call decides: the response may be of a call that began before the network went.
   */
  answered(): void {
    if (this.network) this.setReachable(true);
    else void this.confirm();
  }

  /** Records that a call got no response. */
  failed(): void {
    this.setReachable(false);
  }

  private setNetwork(network: boolean): void {
    this.network = network;
    // When the network returns, assume that it works until a call fails.
    if (network) this.setReachable(true);
  }

  private setReachable(reachable: boolean): void {
    this.reachable = reachable;
    clearTimeout(this.timer);
    if (reachable) this.probes = 0;
    else
      this.timer = setTimeout(
        () => void this.probe(),
        PROBE_DELAYS[Math.min(this.probes++, PROBE_DELAYS.length - 1)],
      );
  }

  private async probe(): Promise<void> {
    if (!this.network) return this.setReachable(false);
    if (await responds()) this.answered();
    else this.failed();
  }

  /** Believes in a network that the browser denies once a call that starts now gets a response. */
  private async confirm(): Promise<void> {
    if (this.confirming) return;
    this.confirming = true;
    if (await responds()) this.setNetwork(true);
    this.confirming = false;
  }
}

/** Whether the server responds at all. */
const responds = (): Promise<boolean> =>
  fetch('/api/health/', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );

export const connectivity = singleton('connectivity', () => new Connectivity());
