import { bodyTag, type CachedBody, makeBody } from './cached-body';
import type { LatestVersions } from './latest-versions';
import type { Versions } from './versions';

/**
 * A cached response with the headers that depend on the versions; the same object while both are unchanged.
 */
export interface CachedResponse {
  body: CachedBody;
  headers: Readonly<Record<string, string>>;
}

/** How responses of one kind are made. */
interface ResponseSource {
  /** Version of the response of a key; null where there is none. */
  version(key: string, versions: Versions): string | null;
  /** Text of the response, of the current version or a later one. */
  make(key: string): Promise<string>;
  /** Headers of a response that is current at these versions. */
  headers(versions: Versions): Record<string, string>;
}

/**
 * Header that tells whether a newer response is being made, so that a client that has just written asks
 * again. Always sent, because browsers keep old headers on a 304.
 */
const BEHIND_HEADER = 'x-behind';

const withBehindHeader = ({ body, headers }: CachedResponse): CachedResponse => ({
  body,
  headers: { ...headers, [BEHIND_HEADER]: '1' },
});

interface CachedKey {
  /** Latest response, and the latest versions at which it was current. */
  latest?: { versions: Versions; response: CachedResponse };
  /** Version for which a request is already waiting. */
  claimed?: string;
  running?: Promise<void>;
  next?: Promise<void> | undefined;
}

/**
 * Keeps each response until its version changes, and makes it once however many requests wait. The first
 * request after a change waits for the new response; others meanwhile get the previous one with `X-Behind: 1`
 * and the headers of its own versions, so that `X-Sync-At` never exceeds the body.
 */
export class ResponseCache {
  readonly #slots = new Map<string, CachedKey>();

  constructor(
    private readonly versions: LatestVersions,
    private readonly making: ResponseSource,
  ) {}

  /** The response of a key if it is current and the database need not be asked; otherwise null. */
  peek(key: string): CachedResponse | null {
    const versions = this.versions.peek();
    return versions && this.#ifCurrent(key, versions);
  }

  /** The cached response of a key if it is current; null otherwise. */
  async current(key: string): Promise<CachedResponse | null> {
    const versions = await this.versions.current();
    const version = this.making.version(key, versions);
    if (version === null) return null;
    const current = this.#ifCurrent(key, versions);
    if (current) return current;
    const slot = this.#slots.get(key) ?? {};
    this.#slots.set(key, slot);
    if (slot.claimed === version && slot.latest) return withBehindHeader(slot.latest.response);
    slot.claimed = version;
    if (slot.running) {
      // The response being made may lack the change that this request knows of.
      slot.next ??= slot.running.catch(() => undefined).then(() => this.#start(key, slot));
      await slot.next;
    } else await this.#start(key, slot);
    return slot.latest?.response ?? null;
  }

  #ifCurrent(key: string, versions: Versions): CachedResponse | null {
    const latest = this.#slots.get(key)?.latest;
    if (!latest || latest.response.body.version !== this.making.version(key, versions)) return null;
    if (latest.versions !== versions) {
      latest.versions = versions;
      latest.response = this.#responseOf(latest.response.body, versions);
    }
    return latest.response;
  }

  #responseOf(body: CachedBody, versions: Versions): CachedResponse {
    return { body, headers: { ...this.making.headers(versions), [BEHIND_HEADER]: '0' } };
  }

  #start(key: string, slot: CachedKey): Promise<void> {
    slot.next = undefined;
    slot.running = this.#make(key, slot).finally(() => {
      delete slot.running;
      delete slot.claimed;
    });
    return slot.running;
  }

  async #make(key: string, slot: CachedKey): Promise<void> {
    const versions = await this.versions.current();
    const version = this.making.version(key, versions);
    if (version === null || this.#ifCurrent(key, versions)) return;
    const text = await this.making.make(key);
    const latestBody = slot.latest?.response.body;
    const body =
      latestBody && latestBody.tag === bodyTag(text)
        ? Object.assign(latestBody, { version })
        : await makeBody(version, text);
    slot.latest = { versions, response: this.#responseOf(body, versions) };
  }
}
