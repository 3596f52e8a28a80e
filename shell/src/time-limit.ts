/**
 * A signal that gives a call up after some milliseconds, or when another signal does.
 * `AbortSignal.timeout` and `AbortSignal.any` would say the same, but Safari has them since 16 and 17.4 only.
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

// React Aria asks for it where a keyboard comes onto the screen: on the phones that may lack it.
AbortSignal.timeout ??= timeLimit;
