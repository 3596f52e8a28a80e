/** Parameters of the BiDi events that are listened to, by their names. */
interface Heard {
  'log.entryAdded': { level: string; text: string | null; timestamp: number };
  'browsingContext.navigationStarted': { url: string; timestamp: number };
  'browsingContext.navigationCommitted': { url: string; timestamp: number };
}

export const LOG_EVENTS: (keyof Heard)[] = [
  'log.entryAdded',
  'browsingContext.navigationStarted',
  'browsingContext.navigationCommitted',
];

/**
 * Firefox ends the requests of a page that is being left, and says so as if the service worker had failed; what
 * has come of a script with a digest is compared all the same.
 */
const ENDED_REQUEST =
  /^Failed to load .*A ServiceWorker intercepted the request|hashes in the integrity attribute match the content/;

/** Errors of Firefox's console, without those about requests that ended because their page was left. */
export class FirefoxLog {
  readonly #errors: { text: string; at: number }[] = [];
  /** Times from which a page was being left, until the next one came. */
  readonly #leaving: { from: number; to: number }[] = [];
  #path = '';

  hear({ method, params }: { method: string; params: unknown }): void {
    const { timestamp, ...event } = params as Heard[keyof Heard];
    if (method === 'browsingContext.navigationStarted') {
      this.#leaving.push({ from: timestamp, to: Number.POSITIVE_INFINITY });
    } else if (method === 'browsingContext.navigationCommitted') {
      const last = this.#leaving.at(-1);
      if (last) last.to = Math.min(last.to, timestamp);
      if ('url' in event) this.#path = new URL(event.url).pathname;
    } else if ('level' in event && event.level === 'error') {
      const text = `${event.text ?? 'an error without a text'} (at ${this.#path})`;
      this.#errors.push({ text, at: timestamp });
    }
  }

  complaints(): string[] {
    const left = (at: number) => this.#leaving.some(({ from, to }) => from <= at && at <= to);
    return this.#errors
      .filter(({ text, at }) => !(ENDED_REQUEST.test(text) && left(at)))
      .map(({ text }) => text);
  }
}
