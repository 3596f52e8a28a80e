import { withinTime } from '../health/within-time';
import { DRAIN_MS } from '../shutdown';

/** Work that runs at intervals besides the requests. */
export interface Job {
  name: string;
  /** Milliseconds between runs. */
  every: number;
  /** Whether it also runs at the start, before the first interval. */
  atStart?: true;
  /** @param stopping tells a long run that the server is ending */
  run(stopping?: AbortSignal): Promise<void>;
}

/** Is told how each run ended. */
export interface JobWatch {
  done(job: string, seconds: number): void;
  failed(job: string, error: Error, seconds: number): void;
}

/** The running jobs. */
export interface Jobs {
  /** Runs a job now unless it is already running. */
  poke(name: string): void;
  /** Starts no more runs, and waits for current ones at most `within` milliseconds. */
  stop(within?: number): Promise<void>;
}

/** Starts the timers of the jobs. A failed run is reported and repeated at its next time. */
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
