import { useRef, useState } from 'react';

/** A form that is sent: at most once at a time. */
export interface Submit {
  busy: boolean;
  /** What the last attempt threw; null before the first and while one runs. */
  error: unknown;
  submit(): Promise<void>;
}

/** Runs the work of a form and keeps what it throws, so that the form can show it. */
export function useSubmit(work: () => Promise<void>): Submit {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const running = useRef(false);
  const submit = async (): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (thrown) {
      setError(thrown);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, error, submit };
}
