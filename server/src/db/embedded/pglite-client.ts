import { Worker } from 'node:worker_threads';
import { NoticeBoard } from '../notices';
import { workerFile } from './worker-file';

/** An error raised by the database engine, with PostgreSQL's SQLSTATE in `code`. */
class DatabaseError extends Error {
  code: string | undefined;
  detail: string | undefined;
  constraint: string | undefined;

  constructor(fields: { message: string; code?: string; detail?: string; constraint?: string }) {
    super(fields.message);
    this.code = fields.code;
    this.detail = fields.detail;
    this.constraint = fields.constraint;
  }
}

/** Result of one request to the worker: its rows and the number of changed rows. */
interface PgliteResult {
  rows: unknown[];
  affected?: number;
}

interface WorkerReply extends PgliteResult {
  id: number;
  ready?: true;
  /** A notice that a committed transaction sent. */
  notice?: string;
  failed?: ConstructorParameters<typeof DatabaseError>[0];
  error?: ConstructorParameters<typeof DatabaseError>[0];
}

interface PendingRequest {
  resolve(result: PgliteResult): void;
  reject(error: Error): void;
}

/** Where the embedded database lives; without `dataDir` it is kept in memory. */
export interface PgliteOptions {
  dataDir?: string;
  /** Path of a dump written by `dump`, which the new database is filled from. */
  dumpFile?: string;
}

/** Client of the worker thread that runs the embedded PostgreSQL. */
export class PgliteClient {
  readonly ready: Promise<void>;
  readonly notices = new NoticeBoard();
  #worker: Worker;
  #next = 1;
  #waiting = new Map<number, PendingRequest>();
  #ended: Error | null = null;
  #closing = false;

  constructor(options: PgliteOptions) {
    this.#worker = new Worker(workerFile(), { workerData: options });
    this.ready = new Promise((resolve, reject) => {
      this.#worker.on('message', (reply: WorkerReply) => {
        if (reply.ready) resolve();
        else if (reply.notice !== undefined) this.notices.post(reply.notice);
        else if (reply.failed) reject(new DatabaseError(reply.failed));
        else this.#settle(reply);
      });
      this.#worker.on('error', (error) => this.#end(error as Error, reject));
      this.#worker.on('exit', () => this.#end(new Error('the embedded database has stopped'), reject));
    });
    this.ready.catch(() => undefined);
  }

  query(sql: string, params: readonly unknown[] = []): Promise<PgliteResult> {
    return this.#send({ op: 'query', sql, params });
  }

  /** Runs one or several statements without parameters. */
  exec(sql: string): Promise<PgliteResult> {
    return this.#send({ op: 'exec', sql });
  }

  /** Writes the whole database into one file, from which tests open copies. */
  dump(file: string): Promise<PgliteResult> {
    return this.#send({ op: 'dump', file });
  }

  async close(): Promise<void> {
    if (this.#ended || this.#closing) return;
    this.#closing = true;
    await this.#send({ op: 'close' });
    await this.#worker.terminate();
  }

  #send(message: Record<string, unknown>): Promise<PgliteResult> {
    if (this.#ended) return Promise.reject(this.#ended);
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ ...message, id });
    });
  }

  #settle(reply: WorkerReply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if (reply.error) waiting?.reject(new DatabaseError(reply.error));
    else waiting?.resolve(reply);
  }

  #end(error: Error, reject: (error: Error) => void): void {
    this.#ended ??= error;
    reject(error);
    for (const waiting of this.#waiting.values()) waiting.reject(error);
    this.#waiting.clear();
  }
}
