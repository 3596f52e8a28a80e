import type { Downloaded } from '@ciguawatch/shared/runtime/download/download';
import { ApiError } from '@ciguawatch/shared/runtime/http/call';
import { action, makeObservable, observable } from 'mobx';

/** Fetches a file, telling each piece as it comes. */
export type Fetch = (signal: AbortSignal, onPiece: (piece: Uint8Array) => void) => Promise<Downloaded>;

const NEW_LINE = 10;

/** One export at a time: how many lines have come, and how to end it. */
export class ExportRun {
  running = false;
  /** lines that came so far */
  lines = 0;
  private stop: AbortController | null = null;

  constructor() {
    makeObservable<this, 'begin' | 'came' | 'end'>(this, {
      running: observable,
      lines: observable,
      begin: action,
      came: action,
      end: action,
    });
  }

  /**
   * Fetches a file; null when it was given up.
   * @throws an ApiError when it did not come
   */
  async fetch(fetch: Fetch): Promise<Downloaded | null> {
    if (this.running) return null;
    const stop = new AbortController();
    this.begin(stop);
    try {
      return await fetch(stop.signal, (piece) => this.came(piece));
    } catch (thrown) {
      if (stop.signal.aborted || (thrown instanceof ApiError && thrown.aborted)) return null;
      throw thrown;
    } finally {
      this.end();
    }
  }

  /** Ends the export that runs. */
  cancel(): void {
    this.stop?.abort();
  }

  private begin(stop: AbortController): void {
    this.stop = stop;
    this.running = true;
    this.lines = 0;
  }

  private came(piece: Uint8Array): void {
    let lines = 0;
    for (const byte of piece) if (byte === NEW_LINE) lines++;
    this.lines += lines;
  }

  private end(): void {
    this.running = false;
    this.stop = null;
  }
}
