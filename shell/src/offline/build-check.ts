import { action, makeObservable, observable } from 'mobx';
import { reloadForBuild } from './reload';
import { renewWorker } from './worker-client';

/** Milliseconds between two checks for a new build (specification, section 9). */
export const CHECK_INTERVAL_MS = 3_600_000;

async function fetchLatestBuild(): Promise<string | null> {
  try {
    const response = await fetch('/latest-build.json', { cache: 'no-store' });
    const value: unknown = response.ok ? await response.json() : null;
    return (value as { build?: string } | null)?.build ?? null;
  } catch {
    return null;
  }
}

const ownBuild = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="portal-build"]')?.content || null;

/** Checks whether a newer build exists than the one this page runs. */
class BuildCheck {
  /** A newer build is on the device, so that a reload shows it; the shell offers the reload. */
  available = false;
  /** Build of this page, or the newest one offered; the worker may know it from an earlier visit. */
  current: string | null = ownBuild();
  /** Build that the worker is loading; on a slow connection this takes minutes. */
  private fetching: string | null = null;

  constructor() {
    makeObservable<BuildCheck, 'found'>(this, { available: observable, dismiss: action, found: action });
  }

  /**
   * Checks now and every hour; `follow-tab.ts` adds checks on the person's actions.
   * @returns stops it
   */
  start(interval = CHECK_INTERVAL_MS): () => void {
    void this.look();
    const timer = setInterval(() => void this.look(), interval);
    return () => clearInterval(timer);
  }

  async look(): Promise<void> {
    const build = await fetchLatestBuild();
    if (build === null) return;
    this.current ??= build;
    if (build === this.current || build === this.fetching) return;
    this.fetching = build;
    const there = await renewWorker();
    // A later build is being loaded.
    if (this.fetching !== build) return;
    this.fetching = null;
    // Offered before it has loaded, a reload would show the old build; the next check tries again.
    if (!there) return;
    this.current = build;
    this.found();
  }

  /** The person continues with this build; the next one is offered again. */
  dismiss(): void {
    this.available = false;
  }

  /** Reloads to the new build, after unsaved work was stored. */
  reload(): Promise<void> {
    return reloadForBuild();
  }

  private found(): void {
    this.available = true;
  }
}

export const buildCheck = new BuildCheck();
