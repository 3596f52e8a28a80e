import { withinTime } from '../health/within-time';
import { DRAIN_MS } from '../shutdown';

/** Work done from time to time beside the requests. */
export interface Job {
  name: string;
  /** Milliseconds between two runs. */
  every: number;
  /** Whether the first run is at the start instead of one interval later. */
  atStart?: true;
  /** @param stopping tells a long run that the server ends */
  run(stopping?: AbortSignal): Promise<void>;
}

/** Hears how each run ended. */
export interface JobWatch {
  done(job: string, seconds: number): void;
  failed(job: string, error: Error, seconds: number): void;
}

/** Running jobs. */
export interface Jobs {
  /** Runs one job now, unless it already runs. */
  poke(name: string): void;
  /** Starts no more runs and waits for those under way, at most so many milliseconds. */
  stop(within?: number): Promise<void>;
}

/** Starts the timers. A run that fails is reported and tried again at its next time. */
export function startJobs(jobs: readonly Job[], watch: JobWatch): Jobs {
  const running = new Map<string, Promise<void>>();
  const ending = new AbortController();
  const start = (job: Job): void => {
    if (ending.signal.aborted || running.has(job.name)) return;
    const from = performance.now();
    const seconds = (): number => (performance.now() - from) / 1000;
    const run = job
      .run(ending.signal)
      .then(
        () => watch.done(job.name, seconds()),
        (error: Error) => watch.failed(job.name, error, seconds()),
      )
      .finally(() => running.delete(job.name));
    running.set(job.name, run);
  };
  const timers = jobs.map((job) => setInterval(() => start(job), job.every).unref());
  for (const job of jobs) if (job.atStart) start(job);
  return {
    poke(name) {
      const job = jobs.find((candidate) => candidate.name === name);
      if (job) start(job);
    },
    async stop(within = DRAIN_MS) {
      ending.abort();
      for (const timer of timers) clearInterval(timer);
      await withinTime(within, Promise.all(running.values())).catch(() => undefined);
    },
  };
}
