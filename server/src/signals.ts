import { END_MS } from './shutdown';
import type { Running } from './start';

/** What a terminal, a container or the system sends to end a program. */
export const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Whether the process was asked to stop, and what it does then. */
interface Ending {
  readonly asked: boolean;
  /** Names what ends the process; run at once when the process was asked before. */
  by(end: () => void): void;
}

/**
 * Hears signals from the very start: what the database is doing when one comes is finished, and the process ends in
 * order after it. The end of the program that started it (`npm start`) is one too, where that program listens.
 * @param signals where they come from; replaced in tests
 */
export function hearSignals(signals: NodeJS.EventEmitter = process): Ending {
  let asked = false;
  let end: (() => void) | undefined;
  const hear = (): void => {
    if (asked) return;
    asked = true;
    end?.();
  };
  for (const signal of [...SIGNALS, 'disconnect']) signals.on(signal, hear);
  return {
    get asked() {
      return asked;
    },
    by(given) {
      end = given;
      if (asked) given();
    },
  };
}

/**
 * Ends the process in order when it is asked to, and in any case after eight seconds: a statement that
 * hangs must not keep it for ever.
 * @param exit where signals lead; replaced in tests
 */
export function endOnSignals(
  running: Pick<Running, 'log' | 'stop'>,
  ending: Ending = hearSignals(),
  exit: (code: number) => void = process.exit,
): void {
  ending.by(() => {
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
  });
}
