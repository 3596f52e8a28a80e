import { Worker } from 'node:worker_threads';
import type { BasemapFeature } from './features';

/** A map file, named by the hash of its content. */
export interface BasemapFile {
  name: string;
  body: string;
}

/** Result of the thread for one country; 0 is the whole Pacific. */
interface MadeCountry {
  country: number;
  /** Names of the files, and the bounding box of a country in longitudes of the map. */
  entry: Record<string, unknown>;
  files: BasemapFile[];
}

/** Input of the thread. */
interface BasemapTask {
  features: BasemapFeature[];
  /** Characters of each font that can be drawn; null for no limit. */
  charsets: Record<string, string> | null;
  countries: number[];
}

type Message = MadeCountry | { country: number; failed: string } | { done: true };

/** Milliseconds without work after which the thread ends; the next one must compute everything again. */
const IDLE_MS = 30 * 60_000;

/** Path of the thread's own file, which the bundler copies beside the bundle. */
const threadFile = () => new URL('./basemap-worker.mjs', import.meta.url);

type OnMade = (made: MadeCountry) => Promise<void>;
type OnFailed = (country: number, why: string) => void;

/** The worker thread that makes map files, one task after the other. It does not keep the process alive. */
export class BasemapThread {
  #worker: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;
  #last: Promise<void> = Promise.resolve();
  #ended = false;
  /** Countries that the thread has computed and still has in memory. */
  readonly #known = new Set<number>();

  /** Whether the thread still has the results of a country, so that only changed islands need computing. */
  knows(country: number): boolean {
    return this.#known.has(country);
  }

  /**
   * Runs a task and calls `hear` with each country as soon as it is made.
   * @throws when the thread dies
   */
  run(task: BasemapTask, onMade: OnMade, failed: OnFailed): Promise<void> {
    this.#last = this.#last.catch(() => undefined).then(() => this.#work(task, onMade, failed));
    return this.#last;
  }

  /** Ends the thread for good. */
  async end(): Promise<void> {
    this.#ended = true;
    await this.#rest();
  }

  async #work(task: BasemapTask, onMade: OnMade, failed: OnFailed): Promise<void> {
    if (this.#ended) return;
    clearTimeout(this.#idle);
    this.#worker ??= new Worker(threadFile());
    const worker = this.#worker;
    worker.ref();
    try {
      await sendTask(worker, task, onMade, failed);
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

/** Sends a task and handles the messages of the thread until it is done, one country after the other. */
function sendTask(worker: Worker, task: BasemapTask, onMade: OnMade, failed: OnFailed): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    let handled = Promise.resolve();
    const end = (settle: () => void) => {
      worker.off('message', message).off('error', reject).off('exit', exit);
      settle();
    };
    const exit = () => {
      const why = new Error('the thread of the map files has ended');
      end(() => handled.then(() => reject(why), reject));
    };
    const message = (one: Message) => {
      if ('done' in one) end(() => handled.then(resolve, reject));
      else if ('failed' in one) failed(one.country, one.failed);
      else handled = handled.then(() => onMade(one));
    };
    worker.on('message', message).on('error', reject).on('exit', exit);
    worker.postMessage(task);
  });
}
