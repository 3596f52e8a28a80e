import { END_MS } from './shutdown';
import type { Running } from './start';

/** What a terminal, a container or the system sends to end a program. */
export const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Ends the process in order when it is told to, and in any case after eight seconds: a statement that
 * hangs must not keep it for ever.
 * @param signals where they come from, and `exit` where they lead; replaced in tests
 */
export function endOnSignals(
  running: Pick<Running, 'log' | 'stop'>,
  signals: NodeJS.EventEmitter = process,
  exit: (code: number) => void = process.exit,
): void {
  let stopping = false;
  const end = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => {
      running.log.error({ seconds: END_MS / 1000 }, 'the server did not end in time and was stopped');
      exit(1);
    }, END_MS).unref();
    running.stop().then(
      () => exit(0),
      (err: Error) => {
        running.log.error({ err }, 'the server did not stop cleanly');
        exit(1);
      },
    );
  };
  for (const signal of SIGNALS) signals.on(signal, end);
}
