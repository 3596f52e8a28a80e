import { randomBytes } from 'node:crypto';
import { AGE } from '@ciguawatch/shared/api/calls/desk/events';
import type { ServerChange } from '@ciguawatch/shared/api/schemas/desk/events';
import type { Clock } from '../../clock';
import type { Notices } from '../../db/notices';
import { tooMany } from '../../http/limiter';
import type { Operator } from '../../http/operator';
import { readableBy } from './readable';

/** Milliseconds for which changes are collected, so that a load of reports is told as one. */
const COLLECT_MS = 300;
/** Milliseconds between two signs of life; proxies cut what is silent for a minute. */
const BEAT_MS = 25_000;
/** Open streams of one account at one server; a browser needs one. */
const MOST_STREAMS = 8;
/** Open streams without an account: from one address, behind which a whole island may be, and at one server. */
const MOST_OF_ADDRESS = 40;
const MOST_OPEN = 2_000;
/** Milliseconds after which a stream without an account ends, as one ends with its access token. */
const OPEN_LIFE_MS = 300_000;
/** Seconds after which a stream that was one too many may be tried again. */
const RETRY_SECONDS = 60;

/** Where the events of one stream are written. */
export interface Sink {
  write(text: string): void;
  end(): void;
}

/** A change: its number, and when it was told, in milliseconds since 1970 UTC. */
interface Told {
  n: number;
  at: number;
}

/** Who opens a stream: an account until its access token ends, or somebody at a network address. */
export type StreamReader = { who: Operator; until: number } | { who: null; address: string };

interface Stream {
  reader: StreamReader;
  /** when it ends, in milliseconds since 1970 UTC */
  until: number;
  /** number of the last change that was told */
  seen: number;
  sink: Sink;
}

/**
 * Tells open streams what changed. It keeps only the number of the latest change of each kind and country: with
 * the number that a browser heard last, this says what it missed, however long ago.
 */
export class ChangeHub {
  /** Numbers of another start, or of another server, mean nothing here. */
  readonly #start = randomBytes(4).toString('hex');
  #count = 0;
  /** When everything may have changed. */
  #everything: Told = { n: 0, at: 0 };
  /** the latest change of each kind and country */
  readonly #latest = new Map<string, Told>();
  /** when this hub began to hear of changes, in milliseconds since 1970 UTC */
  #since = 0;
  readonly #streams = new Set<Stream>();
  #stopListening: (() => void) | null = null;
  #collecting: NodeJS.Timeout | undefined;
  #beating: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(
    private readonly notices: Notices,
    private readonly clock: Clock,
  ) {}

  /** Number of open streams. */
  get size(): number {
    return this.#streams.size;
  }

  /**
   * Opens a stream: tells at once what was missed since `last`, then what changes.
   * @param last `Last-Event-ID` of the browser, if any: an earlier event, or how long ago it began to ask
   * @returns removes the stream, whose connection is gone
   * @throws HttpError 429 when the account, the address or the server has too many
   */
  open(reader: StreamReader, last: string | undefined, sinkOf: () => Sink): () => void {
    if (this.#isFullFor(reader)) throw tooMany(RETRY_SECONDS);
    this.#listen();
    const until = reader.who ? reader.until : this.clock.now() + OPEN_LIFE_MS;
    const stream: Stream = { reader, until, seen: this.#seenBy(last), sink: sinkOf() };
    if (this.#closed) {
      stream.sink.end();
      return () => undefined;
    }
    this.#streams.add(stream);
    const missed = this.#changesFor(stream);
    stream.seen = this.#count;
    stream.sink.write(this.#event(missed));
    return () => this.#streams.delete(stream);
  }

  /** Sends a sign of life to every stream, and ends those whose token has expired. */
  beat(): void {
    for (const stream of this.#streams) if (!this.#expired(stream)) stream.sink.write(':\n\n');
  }

  /** Ends all streams for good. */
  close(): void {
    this.#closed = true;
    this.#stopListening?.();
    clearTimeout(this.#collecting);
    clearInterval(this.#beating);
    for (const stream of this.#streams) this.#end(stream);
  }

  #isFullFor(reader: StreamReader): boolean {
    const readers = [...this.#streams].map((stream) => stream.reader);
    if (reader.who) return readers.filter(({ who }) => who?.id === reader.who.id).length >= MOST_STREAMS;
    const open = readers.filter((one) => one.who === null);
    const fromThere = open.filter(({ address }) => address === reader.address);
    return open.length >= MOST_OPEN || fromThere.length >= MOST_OF_ADDRESS;
  }

  #listen(): void {
    if (this.#stopListening || this.#closed) return;
    this.#since = this.clock.now();
    this.#stopListening = this.notices.listen((notice) => this.#heard(notice));
    this.#beating = setInterval(() => this.beat(), BEAT_MS).unref();
  }

  #heard(notice: string | null): void {
    const [kind, id] = notice?.split(' ') ?? [];
    if (kind === 'account') {
      // The browser opens another one, for which the account is read again.
      for (const stream of this.#streams) if (stream.reader.who?.id === Number(id)) this.#end(stream);
      return;
    }
    this.#count += 1;
    const told = { n: this.#count, at: this.clock.now() };
    if (notice === null) this.#everything = told;
    else this.#latest.set(notice, told);
    this.#collecting ??= setTimeout(() => this.#tell(), COLLECT_MS).unref();
  }

  #tell(): void {
    this.#collecting = undefined;
    for (const stream of this.#streams) {
      if (this.#expired(stream)) continue;
      const changes = this.#changesFor(stream);
      stream.seen = this.#count;
      if (changes.length > 0) stream.sink.write(this.#event(changes));
    }
  }

  #changesFor({ reader, seen }: Stream): ServerChange[] {
    return readableBy(reader.who).filter(
      ({ kind, country }) =>
        Math.max(this.#latest.get(`${kind} ${country}`)?.n ?? 0, this.#everything.n) > seen,
    );
  }

  /** The number that a browser heard last: below all others where it is not one of this hub. */
  #seenBy(last: string | undefined): number {
    if (last === undefined) return this.#count;
    const [start, number = ''] = last.split('.');
    if (!/^\d{1,15}$/.test(number)) return -1;
    if (start === AGE) return this.#countAt(this.clock.now() - Number(number));
    return start === this.#start ? Number(number) : -1;
  }

  /** Number of the last change before an instant: below all others when this hub did not hear of changes then. */
  #countAt(instant: number): number {
    if (instant < this.#since) return -1;
    const earlier = [this.#everything, ...this.#latest.values()].filter(({ at }) => at < instant);
    return Math.max(0, ...earlier.map(({ n }) => n));
  }

  #event(changes: readonly ServerChange[]): string {
    return `id: ${this.#start}.${this.#count}\ndata: ${JSON.stringify(changes)}\n\n`;
  }

  #expired(stream: Stream): boolean {
    if (this.clock.now() < stream.until) return false;
    this.#end(stream);
    return true;
  }

  #end(stream: Stream): void {
    this.#streams.delete(stream);
    stream.sink.end();
  }
}
