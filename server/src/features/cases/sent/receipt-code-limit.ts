import type { Deps } from '../../../deps';
import { HttpError } from '../../../http/errors/http-error';
import { Limiter } from '../../../http/limiter';

/** Limits wrong receipt codes per address, since a person mistypes a few but a program guesses many. */
export class ReceiptCodeLimit {
  readonly #limit: Limiter;

  constructor(deps: Pick<Deps, 'store' | 'clock' | 'secret' | 'config'>) {
    this.#limit = new Limiter(deps, 'receipt', deps.config.limits.receiptAddress);
  }

  /**
   * Runs what a receipt code opens; a correct code costs no attempt.
   * @throws HttpError 429 when the address has no attempts left
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
