/** Channel of the notices that triggers send at commit (migration 0058): `<kind> <id>`. */
export const CHANNEL = 'ciguawatch';

/** Is called with each notice; with null when some may have been missed. */
type HearNotice = (notice: string | null) => void;

/** What committed transactions of any server of this database announced. */
export interface Notices {
  /**
   * Calls back for each notice from now on.
   * @returns stops it
   */
  listen(hear: HearNotice): () => void;
}

/** Forwards database notices to subscribers. */
export class NoticeBoard implements Notices {
  readonly #listeners = new Set<HearNotice>();

  /** @param begin called before the first listener is added, so that nothing is fetched for nobody */
  constructor(private readonly begin: () => void = () => undefined) {}

  listen(hear: HearNotice): () => void {
    this.begin();
    this.#listeners.add(hear);
    return () => this.#listeners.delete(hear);
  }

  /** Passes one notice on; null when some may have been missed. */
  post(notice: string | null): void {
    for (const hear of this.#listeners) hear(notice);
  }
}
