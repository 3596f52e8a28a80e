import { makeReady, type Ready } from './ready';

/** Answers whose version their caller reads anew each time. */
export class ReadyAnswers {
  readonly #held = new Map<string, Ready>();
  readonly #making = new Map<string, Promise<Ready>>();

  /**
   * The answer of a key at a version, made at most once however many ask at the
   * same time.
   * @param make gives the text, with the version it really is of
   */
  async get(
    key: string,
    version: string,
    make: () => Promise<{ version: string; text: string }>,
  ): Promise<Ready> {
    const held = this.#held.get(key);
    if (held?.version === version) return held;
    const work = `${key} ${version}`;
    const making = this.#making.get(work);
    if (making) return making;
    const made = make()
      .then(({ version: own, text }) => makeReady(own, text, this.#held.get(key) ?? null))
      .then((ready) => {
        this.#held.set(key, ready);
        return ready;
      })
      .finally(() => this.#making.delete(work));
    this.#making.set(work, made);
    return made;
  }
}
