/**
 * A signal that aborts after some milliseconds, or together with another signal. `AbortSignal.timeout` and
 * `AbortSignal.any` exist in Safari only from 16 and 17.4.
 */
export function timeLimit(milliseconds: number, other?: AbortSignal): AbortSignal {
  const control = new AbortController();
  const late = () => control.abort(new DOMException('The time is over.', 'TimeoutError'));
  const timer = setTimeout(late, milliseconds);
  const give = () => {
    clearTimeout(timer);
    control.abort(other?.reason);
  };
  if (other?.aborted) give();
  else other?.addEventListener('abort', give, { once: true });
  return control.signal;
}

// React Aria calls this when an on-screen keyboard opens, also on phones that lack it.
AbortSignal.timeout ??= timeLimit;
