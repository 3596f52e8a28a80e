import type { Downloaded } from '@ciguawatch/shared/runtime/download/download';
import { ApiError } from '@ciguawatch/shared/runtime/http/call';
import { action, makeObservable, observable } from 'mobx';

/** Downloads a file and passes each chunk to `onPiece` as it arrives. */
export type Fetch = (signal: AbortSignal, onPiece: (piece: Uint8Array) => void) => Promise<Downloaded>;

const NEW_LINE = 10;

/** State of the current export: its progress in lines and a way to cancel it. One export runs at a time. */
export class ExportRun {
  running = false;
  /** lines received so far */
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
   * Downloads a file.
   * @returns null when cancelled, or when another export is running
   * @throws ApiError when the download fails
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

  /** Cancels the running export. */
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
