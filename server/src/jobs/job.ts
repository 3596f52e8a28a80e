/** Work done from time to time beside the requests. */
export interface Job {
  name: string;
  /** Milliseconds between two runs. */
  every: number;
  /** Whether the first run is at the start instead of one interval later. */
  atStart?: true;
  run(): Promise<void>;
}

/** Running jobs. */
export interface Jobs {
  /** Runs one job now, unless it already runs. */
  poke(name: string): void;
  /** Starts no more runs and waits for those under way. */
  stop(): Promise<void>;
}

/** Starts the timers. A run that fails is reported and tried again at its next time. */
export function startJobs(jobs: readonly Job[], onError: (job: string, error: Error) => void): Jobs {
  const running = new Map<string, Promise<void>>();
  let stopped = false;
  const start = (job: Job): void => {
    if (stopped || running.has(job.name)) return;
    const run = job
      .run()
      .catch((error: Error) => onError(job.name, error))
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
    async stop() {
      stopped = true;
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running.values());
    },
  };
}
