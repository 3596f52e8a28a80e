import { choicePage } from '@ciguawatch/shared/domain/report/rendering/answer-labels';
import { type AskedField, definitionOf } from '@ciguawatch/shared/domain/report/report-fields';
import { choicesOf } from '../../plain/report/pages/controls';
import { YES_NO } from './answer-names';
import type { FormWords } from './form-words';
import type { Choice } from './survey-row';

/** Names of the choices of a yes-no question, by what the plain form sends. */
const YES_NO_NAMES = new Map<string, string>(Object.entries(YES_NO).map(([name, sent]) => [sent, name]));

/** Collects lists of choices; questions with the same choices share a list. */
export class ListBook {
  readonly #lists = new Map<string, readonly Choice[]>();

  get lists(): ReadonlyMap<string, readonly Choice[]> {
    return this.#lists;
  }

  /**
   * Adds a list under a name, or under a second one where other choices have the first.
   * @returns the name of the list
   */
  add(name: string, choices: readonly Choice[], other = name): string {
    const held = this.#lists.get(name);
    if (held && JSON.stringify(held) !== JSON.stringify(choices)) return this.add(other, choices);
    this.#lists.set(name, choices);
    return name;
  }
}

/** Choices of a question in the order and the words of the plain form. */
function fieldChoices(field: AskedField, words: FormWords): Choice[] {
  const english = new Map(choicesOf(field, words.en));
  const isYesNo = definitionOf(field).kind === 'yesNo';
  return choicesOf(field, words.fr).map(([code, fr]) => ({
    name: (isYesNo && YES_NO_NAMES.get(code)) || code,
    label: { fr, en: english.get(code) ?? code },
  }));
}

/** Adds the list of a question. @returns its name */
export function addChoices(book: ListBook, field: AskedField, words: FormWords): string {
  const name = definitionOf(field).kind === 'yesNo' ? 'yes_no' : choicePage(field);
  return book.add(name, fieldChoices(field, words), field);
}
