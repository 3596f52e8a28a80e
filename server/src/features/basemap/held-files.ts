import { type CachedBody, makeBody } from '../../http/response-cache/cached-body';

/** Files in memory at a time: those of the countries that people look at now. */
const MOST = 24;

/** Files of the database, compressed once for all that ask; those asked for longest ago are forgotten. */
export class HeldFiles {
  readonly #held = new Map<string, Promise<CachedBody | null>>();

  constructor(private readonly read: (name: string) => Promise<string | null>) {}

  get(name: string): Promise<CachedBody | null> {
    const known = this.#held.get(name);
    this.#held.delete(name);
    const file = known ?? this.#load(name);
    this.#held.set(name, file);
    for (const oldest of this.#held.keys()) {
      if (this.#held.size <= MOST) break;
      this.#held.delete(oldest);
    }
    return file;
  }

  async #load(name: string): Promise<CachedBody | null> {
    try {
      const body = await this.read(name);
      if (body !== null) return await makeBody(name, body);
    } catch (error) {
      this.#held.delete(name);
      throw error;
    }
    // It may be made yet.
    this.#held.delete(name);
    return null;
  }
}
