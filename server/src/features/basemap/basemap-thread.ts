import { Worker } from 'node:worker_threads';
import type { BasemapFeature } from './features';

/** A map file; its name carries the hash of its contents. */
export interface BasemapFile {
  name: string;
  body: string;
}

/** What the thread made of one country; 0 is the whole Pacific. */
interface MadeCountry {
  country: number;
  /** Names of the files, and the box of a country in the map's x. */
  entry: Record<string, unknown>;
  files: BasemapFile[];
}

/** What is to be made. */
interface BasemapTask {
  features: BasemapFeature[];
  /** Characters that can be drawn, by stack of glyphs; null draws all as they are. */
  charsets: Record<string, string> | null;
  countries: number[];
}

type Told = MadeCountry | { country: number; failed: string } | { done: true };

/** A thread that waited so long for work ends; the next work starts another, which has to warm up again. */
const IDLE_MS = 30 * 60_000;

/** Address of the thread's own file, beside the bundle too. */
const threadFile = () => new URL('./basemap-worker.mjs', import.meta.url);

type Hear = (made: MadeCountry) => Promise<void>;
type Failed = (country: number, why: string) => void;

/** The thread that makes map files, one task after the other. It keeps no process alive. */
export class BasemapThread {
  #worker: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;
  #last: Promise<void> = Promise.resolve();
  #ended = false;
  /** Countries of which it has computed something. */
  readonly #known = new Set<number>();

  /** Whether only what changed since is left to compute of a country. */
  knows(country: number): boolean {
    return this.#known.has(country);
  }

  /**
   * Hands over each country as soon as it is made.
   * @throws when the thread dies
   */
  run(task: BasemapTask, hear: Hear, failed: Failed): Promise<void> {
    this.#last = this.#last.catch(() => undefined).then(() => this.#work(task, hear, failed));
    return this.#last;
  }

  /** Ends it for good. */
  async end(): Promise<void> {
    this.#ended = true;
    await this.#rest();
  }

  async #work(task: BasemapTask, hear: Hear, failed: Failed): Promise<void> {
    if (this.#ended) return;
    clearTimeout(this.#idle);
    this.#worker ??= new Worker(threadFile());
    const worker = this.#worker;
    worker.ref();
    try {
      await told(worker, task, hear, failed);
      for (const country of task.countries) this.#known.add(country);
    } catch (error) {
      await this.#rest();
      throw error;
    } finally {
      worker.unref();
      clearTimeout(this.#idle);
      this.#idle = setTimeout(() => void this.#rest(), IDLE_MS).unref();
    }
  }

  async #rest(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = null;
    this.#known.clear();
    await worker?.terminate();
  }
}

/** Sends a task and hears of it until it is done, each country after the one before. */
function told(worker: Worker, task: BasemapTask, hear: Hear, failed: Failed): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    let heard = Promise.resolve();
    const end = (settle: () => void) => {
      worker.off('message', message).off('error', reject).off('exit', exit);
      settle();
    };
    const exit = () => {
      const why = new Error('the thread of the map files has ended');
      end(() => heard.then(() => reject(why), reject));
    };
    const message = (one: Told) => {
      if ('done' in one) end(() => heard.then(resolve, reject));
      else if ('failed' in one) failed(one.country, one.failed);
      else heard = heard.then(() => hear(one));
    };
    worker.on('message', message).on('error', reject).on('exit', exit);
    worker.postMessage(task);
  });
}
