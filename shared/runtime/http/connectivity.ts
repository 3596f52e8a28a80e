import { action, computed, makeObservable, observable } from 'mobx';
import { singleton } from '../federation/singleton';

/** Milliseconds between two looks for a server that does not answer; the last one repeats. */
const PROBE_DELAYS = [3000, 6000, 12000, 30000, 60000] as const;

/**
 * Whether calls can succeed. The browser's own flag says little (a captive portal or a village
 * relay counts as a network), so the outcome of the calls counts too.
 */
export class Connectivity {
  /** `navigator.onLine` */
  network = navigator.onLine;
  /** whether the server answered the last time it was asked */
  reachable = true;
  private probes = 0;
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

  /** A call got a response, whatever its status. */
  answered(): void {
    if (!this.network) this.setNetwork(true);
    this.setReachable(true);
  }

  /** A call got no response at all. */
  failed(): void {
    this.setReachable(false);
  }

  private setNetwork(network: boolean): void {
    this.network = network;
    // A returning network deserves the benefit of the doubt: the next call tells.
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
    try {
      await fetch('/api/health/', { cache: 'no-store' });
      this.answered();
    } catch {
      this.failed();
    }
  }
}

export const connectivity = singleton('connectivity', () => new Connectivity());
