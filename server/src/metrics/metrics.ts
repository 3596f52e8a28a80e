import { EVENT_STREAM } from '@ciguawatch/shared/api/calls/desk/events';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { JobWatch } from '../jobs/job';

/** Seconds: calls take milliseconds, and none may exceed the statement time-out. */
const DURATION_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Metrics of one server, in the format of Prometheus. */
export class Metrics implements JobWatch {
  readonly registry = new Registry();
  readonly #calls = new Histogram({
    name: 'ciguawatch_call_seconds',
    help: 'Calls of the API by method, route and status, with their duration.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: DURATION_BUCKETS_S,
    registers: [this.registry],
  });
  readonly #jobs = new Counter({
    name: 'ciguawatch_job_runs_total',
    help: 'Runs of the jobs by result.',
    labelNames: ['job', 'result'] as const,
    registers: [this.registry],
  });
  readonly #jobSeconds = new Gauge({
    name: 'ciguawatch_job_last_seconds',
    help: 'Duration of the last run of a job.',
    labelNames: ['job'] as const,
    registers: [this.registry],
  });

  readonly #faults = new Counter({
    name: 'ciguawatch_module_faults_total',
    help: 'Failures of modules that browsers told of, by module.',
    labelNames: ['module'] as const,
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Counts every API call by its route, never by its address. */
  watch(app: FastifyInstance): void {
    app.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url;
      // An event stream stays open for minutes, which is no time to answer.
      if (!route?.startsWith('/api/') || reply.raw.getHeader('content-type') === EVENT_STREAM) return;
      this.observe(request.method, route, reply.statusCode, reply.elapsedTime);
    });
  }

  /** Counts one call with its duration in milliseconds. */
  observe(method: string, route: string, status: number, ms: number): void {
    this.#calls.observe({ method, route, status: String(status) }, ms / 1000);
  }

  /** Counts a failure of a module reported by a browser. */
  faultSeen(module: string): void {
    this.#faults.inc({ module });
  }

  done(job: string, seconds: number): void {
    this.#ended(job, 'done', seconds);
  }

  failed(job: string, _error: Error, seconds: number): void {
    this.#ended(job, 'failed', seconds);
  }

  #ended(job: string, result: string, seconds: number): void {
    this.#jobs.inc({ job, result });
    this.#jobSeconds.set({ job }, seconds);
  }
}
