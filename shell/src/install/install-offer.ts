import { outbox } from '@ciguawatch/shared/runtime/outbox/outbox';
import { recall, remember } from '@ciguawatch/shared/runtime/storage/local-storage';
import { makeAutoObservable, reaction } from 'mobx';

const VISITS_KEY = 'ciguawatch.visits';
const OFFERED_KEY = 'ciguawatch.installOffered';
const VISIT_MARK = 'ciguawatch.visit';

/** What Chromium sends when the portal can be installed (WICG, Manifest Incubations); TypeScript's types lack it. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** How the portal can be installed in this browser: by its own prompt, or by the share menu of an iPhone. */
type InstallWay = 'prompt' | 'iphone' | 'iphoneWaiting';

/** `navigator.standalone` is known to iPhones and iPads only: whether the portal runs as an installed app. */
const standalone = () => (navigator as { standalone?: boolean }).standalone;

const isInstalled = () =>
  standalone() === true || window.matchMedia?.('(display-mode: standalone)').matches === true;

/** Counts a visit once per tab. */
function countVisit(): number {
  const visits = Number(recall(VISITS_KEY) ?? 0);
  try {
    if (sessionStorage.getItem(VISIT_MARK)) return visits;
    sessionStorage.setItem(VISIT_MARK, '1');
  } catch {
    return visits;
  }
  remember(VISITS_KEY, String(visits + 1));
  return visits + 1;
}

/**
 * Offers once on a device to install the portal: on a second visit, or on an iPhone when a report waits, because
 * Safari clears the storage of a site that is not visited for seven days.
 */
export class InstallOffer {
  way: InstallWay | null = null;
  private event: InstallPromptEvent | null = null;

  /**
   * @param events where the browser says that the portal can be installed
   * @param isWaiting whether a report waits for the network
   */
  constructor(
    private readonly events: EventTarget,
    private readonly isWaiting: () => boolean,
  ) {
    makeAutoObservable<this, 'event' | 'events' | 'isWaiting'>(this, {
      event: false,
      events: false,
      isWaiting: false,
    });
  }

  /** Called once by the shell, when the first page is rendered. */
  start(): void {
    if (isInstalled()) return;
    const visits = countVisit();
    this.events.addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.event = event as InstallPromptEvent;
      if (visits > 1) this.offer('prompt');
    });
    this.events.addEventListener('appinstalled', () => this.close());
    if (standalone() !== false) return;
    reaction(
      this.isWaiting,
      (isWaiting) => {
        if (isWaiting) this.offer('iphoneWaiting');
        else if (visits > 1) this.offer('iphone');
      },
      { fireImmediately: true },
    );
  }

  private offer(way: InstallWay): void {
    if (this.way !== null || recall(OFFERED_KEY)) return;
    remember(OFFERED_KEY, '1');
    this.way = way;
  }

  close(): void {
    this.way = null;
  }

  /** Lets the browser ask; the offer is over whatever the person answers. */
  async accept(): Promise<void> {
    this.close();
    await this.event?.prompt();
  }
}

export const installOffer = new InstallOffer(window, () => outbox.items.length > 0);
