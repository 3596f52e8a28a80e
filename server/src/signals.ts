import { END_MS } from './shutdown';
import type { Running } from './start';

/** Signals by which a terminal, a container or the system ends a program. */
export const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Whether the process was asked to stop, and what to run then. */
interface Ending {
  readonly asked: boolean;
  /** Sets what ends the process; runs it at once if the process was already asked to stop. */
  by(end: () => void): void;
}

/**
 * Listens for signals before anything else starts, so that a running migration is finished before the process
 * ends. `disconnect` means that `npm start`, which started this process, has ended.
 * @param signals where they come from; replaced in tests
 */
export function listenForSignals(signals: NodeJS.EventEmitter = process): Ending {
  let isAskedToStop = false;
  let end: (() => void) | undefined;
  const onSignal = (): void => {
    if (isAskedToStop) return;
    isAskedToStop = true;
    end?.();
  };
  for (const signal of [...SIGNALS, 'disconnect']) signals.on(signal, onSignal);
  return {
    get asked() {
      return isAskedToStop;
    },
    by(given) {
      end = given;
      if (isAskedToStop) given();
    },
  };
}

/**
 * Ends the process in order when it is asked to, and after `END_MS` in any case: a statement that hangs must
 * not keep it.
 * @param exit called with the exit code; replaced in tests
 */
export function endOnSignals(
  running: Pick<Running, 'log' | 'stop'>,
  ending: Ending = listenForSignals(),
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
