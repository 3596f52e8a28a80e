/**
 * Digests of a bundle's files, added to its first script in release builds (webpack/plugins/integrity.mjs).
 */
interface BundleDigests {
  /** Digests of worker scripts by file name. */
  worker?: Record<string, string>;
}

declare global {
  /** webpack's runtime, a variable in every bundle. */
  const __webpack_require__: { digests?: BundleDigests };
}

/** Function provided by the script in the page (shell/src/index.html). */
interface Page {
  alteredFile?: (address: string, integrity: string) => void;
}

/** Object URLs of verified scripts, by file URL. */
const right = new Map<string, Promise<string>>();

/**
 * A worker whose script is verified. Browsers do not check worker scripts against a digest, so the file is
 * fetched with one and started from memory; an altered file is reported to the page. A class, because
 * webpack bundles the URL only after `new`.
 */
export class CheckedWorker {
  readonly #file: URL;
  readonly #options: WorkerOptions;

  constructor(file: URL, options: WorkerOptions) {
    this.#file = file;
    this.#options = options;
  }

  /**
   * @param digests those of the calling bundle; undefined in development
   * @throws when the script is missing or altered
   */
  async start(digests: BundleDigests | undefined): Promise<Worker> {
    const { href, pathname } = this.#file;
    const digest = digests?.worker?.[pathname.slice(pathname.lastIndexOf('/') + 1)];
    if (!digest) return new Worker(this.#file, this.#options);
    const script = right.get(href) ?? fetchVerified(href, `sha256-${digest}`);
    right.set(href, script);
    return new Worker(await script, this.#options);
  }
}

async function fetchVerified(address: string, integrity: string): Promise<string> {
  try {
    return URL.createObjectURL(await (await fetch(address, { integrity })).blob());
  } catch (error) {
    right.delete(address);
    (window as Page).alteredFile?.(address, integrity);
    throw error;
  }
}
