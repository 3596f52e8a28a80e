/** What the first script of a bundle states of its files, where it was built to be released (webpack/plugins/integrity.mjs). */
interface BundleDigests {
  /** Scripts of workers by name of the file. */
  worker?: Record<string, string>;
}

declare global {
  /** The runtime that webpack puts into the bundle that the line is in. */
  const __webpack_require__: { digests?: BundleDigests };
}

/** What the script in the page (shell/src/index.html) provides. */
interface Page {
  alteredFile?: (address: string, integrity: string) => void;
}

/** Addresses of scripts that were right, by that of their file. */
const right = new Map<string, Promise<string>>();

/**
 * A worker that runs the script that was released. Browsers compare no script of a worker with a digest, so it is
 * fetched with it and started from memory. The page says so where the script is another one. A class, since the
 * bundler bundles what follows `new`.
 */
export class CheckedWorker {
  readonly #file: URL;
  readonly #options: WorkerOptions;

  constructor(file: URL, options: WorkerOptions) {
    this.#file = file;
    this.#options = options;
  }

  /**
   * @param digests those of the calling bundle; a bundle under development has none
   * @throws where the script is not there or is another one
   */
  async start(digests: BundleDigests | undefined): Promise<Worker> {
    const { href, pathname } = this.#file;
    const digest = digests?.worker?.[pathname.slice(pathname.lastIndexOf('/') + 1)];
    if (!digest) return new Worker(this.#file, this.#options);
    const script = right.get(href) ?? fetched(href, `sha256-${digest}`);
    right.set(href, script);
    return new Worker(await script, this.#options);
  }
}

async function fetched(address: string, integrity: string): Promise<string> {
  try {
    return URL.createObjectURL(await (await fetch(address, { integrity })).blob());
  } catch (error) {
    right.delete(address);
    (window as Page).alteredFile?.(address, integrity);
    throw error;
  }
}
