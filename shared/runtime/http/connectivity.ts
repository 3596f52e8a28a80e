import { action, computed, makeObservable, observable } from 'mobx';
import { singleton } from '../federation/singleton';

/** Milliseconds from a failed call or probe to the next probe of the server; the last delay repeats. */
const PROBE_DELAYS_MS = [3000, 6000, 12000, 30000, 60000] as const;

/**
 * Whether calls to the server can succeed, from `navigator.onLine` and from the results of calls: behind a
 * captive portal or a village relay without a link the browser says "online" although no call succeeds.
 */
export class Connectivity {
  /** whether the device is on a network, as the browser reports it or as a response has shown */
  network = navigator.onLine;
  /** whether the last call or probe got a response */
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

  /** Whether a call is worth a try: the device is on a network and the server has not failed to respond. */
  get online(): boolean {
    return this.network && this.reachable;
  }

  /**
   * Records that a call got a response, whatever its status. While the browser reports no network, a new
   * request decides, because this response may belong to a call from before the network was lost.
   */
  answered(): void {
    if (this.network) this.setReachable(true);
    else void this.confirm();
  }

  /** Records that a call got no response and schedules a probe. */
  failed(): void {
    this.setReachable(false);
  }

  private setNetwork(network: boolean): void {
    this.network = network;
    // A new network counts as working until a call fails, so that waiting items are sent at once.
    if (network) this.setReachable(true);
  }

  private setReachable(reachable: boolean): void {
    this.reachable = reachable;
    clearTimeout(this.timer);
    if (reachable) this.probes = 0;
    else
      this.timer = setTimeout(
        () => void this.probe(),
        PROBE_DELAYS_MS[Math.min(this.probes++, PROBE_DELAYS_MS.length - 1)],
      );
  }

  private async probe(): Promise<void> {
    if (!this.network) return this.setReachable(false);
    if (await responds()) this.answered();
    else this.failed();
  }

  /** Overrides the browser's "offline" when a request that starts now gets a response. */
  private async confirm(): Promise<void> {
    if (this.confirming) return;
    this.confirming = true;
    if (await responds()) this.setNetwork(true);
    this.confirming = false;
  }
}

/** Whether the server responds to a request, with any status. */
async function responds(): Promise<boolean> {
  try {
    await fetch('/api/health/', { cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/** The one instance of the page, which the shell and all modules share. */
export const connectivity = singleton('connectivity', () => new Connectivity());
