import { type CachedBody, makeBody } from '../../http/response-cache/cached-body';

/** Largest number of files in memory: those of the countries that people look at now. */
const MAX_FILES = 24;

/** Map files of the database, compressed once; the least recently used are dropped. */
export class BasemapFileCache {
  readonly #held = new Map<string, Promise<CachedBody | null>>();

  constructor(private readonly read: (name: string) => Promise<string | null>) {}

  get(name: string): Promise<CachedBody | null> {
    const cached = this.#held.get(name);
    this.#held.delete(name);
    const file = cached ?? this.#load(name);
    this.#held.set(name, file);
    for (const oldest of this.#held.keys()) {
      if (this.#held.size <= MAX_FILES) break;
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
    // A missing file is not remembered, because it may still be made.
    this.#held.delete(name);
    return null;
  }
}
