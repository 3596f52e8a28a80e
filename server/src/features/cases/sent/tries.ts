import type { Deps } from '../../../deps';
import { HttpError } from '../../../http/errors/http-error';
import { Limiter } from '../../../http/limiter';

/** Counts receipt codes that fit no report, per address: a person mistypes, a program guesses. */
export class Tries {
  readonly #limit: Limiter;

  constructor(deps: Pick<Deps, 'store' | 'clock' | 'secret' | 'config'>) {
    this.#limit = new Limiter(deps, 'receipt', deps.config.limits.receiptAddress);
  }

  /**
   * Does what a receipt code opens. A code that fits costs no try.
   * @throws HttpError 429 when the address has none left, whatever the code
   */
  async spend<T>(address: string, open: () => Promise<T>): Promise<T> {
    await this.#limit.take(address);
    let fits = true;
    try {
      return await open();
    } catch (thrown) {
      fits = !(thrown instanceof HttpError && thrown.code === 'receipt_code_unknown');
      throw thrown;
    } finally {
      if (fits) await this.#limit.giveBack(address);
    }
  }
}
