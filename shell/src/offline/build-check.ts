import { action, makeObservable, observable } from 'mobx';
import { reloadForBuild } from './reload';
import { renewWorker } from './worker-client';

/** Milliseconds between two looks for a new build (specification, section 9). */
export const INTERVAL = 3_600_000;

async function latest(): Promise<string | null> {
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

/** Whether a newer build is there than the one this page runs. */
class BuildCheck {
  /** A newer build is on the device, so that a reload shows it; the shell offers it. */
  available = false;
  /** The build this page is, or the one that was offered last; the worker may have kept it from an earlier visit. */
  current: string | null = ownBuild();
  /** The build that the worker fetches now: over a slow link it takes minutes. */
  private fetching: string | null = null;

  constructor() {
    makeObservable<BuildCheck, 'found'>(this, { available: observable, dismiss: action, found: action });
  }

  /** Looks now, and then every hour; answers how to stop. `follow-tab.ts` adds what a person does meanwhile. */
  start(interval = INTERVAL): () => void {
    void this.look();
    const timer = setInterval(() => void this.look(), interval);
    return () => clearInterval(timer);
  }

  async look(): Promise<void> {
    const build = await latest();
    if (build === null) return;
    this.current ??= build;
    if (build === this.current || build === this.fetching) return;
    this.fetching = build;
    const there = await renewWorker();
    // A later one is on its way.
    if (this.fetching !== build) return;
    this.fetching = null;
    // Offered before it is there, a reload would show the old one; the next look tries again.
    if (!there) return;
    this.current = build;
    this.found();
  }

  /** The person wants to go on with this build; the next one is offered again. */
  dismiss(): void {
    this.available = false;
  }

  /** Takes the new build, after unsaved work was written. */
  reload(): Promise<void> {
    return reloadForBuild();
  }

  private found(): void {
    this.available = true;
  }
}

export const buildCheck = new BuildCheck();
