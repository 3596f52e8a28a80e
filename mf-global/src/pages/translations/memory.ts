import { normalise } from '@ciguawatch/shared/domain/text/search/search';
import { savedText } from '../../languages/progress';
import { type FishTerm, fishNamed, type Term } from './fish-terms';
import type { TextRow } from './model';

/** What the language already says elsewhere. */
export interface Memory {
  /** Translations of other texts with the same source, the most frequent first; at most three. */
  elsewhere(row: TextRow): string[];
  /** Symptoms that the source of a text names, with their translations. */
  terms(row: TextRow): Term[];
  /** Fish of the directory that the source of a text names, with their names in the language. */
  fish(row: TextRow): Term[];
}

const MOST_SUGGESTIONS = 3;
/** Page of the texts that name symptoms, of which the words of other texts follow. */
const TERMS = 'domain/symptom.';

const words = (text: string): string =>
  ` ${normalise(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/**
 * Searches the saved texts of a language by their sources.
 * @param fish names of the species directory in the two languages
 */
export function memoryOf(rows: readonly TextRow[], fish: readonly FishTerm[] = []): Memory {
  const translated = rows.filter((row) => !row.unused && row.reference !== '' && savedText(row) !== '');
  const bySource = new Map<string, TextRow[]>();
  for (const row of translated) bySource.set(row.reference, [...(bySource.get(row.reference) ?? []), row]);
  const terms = translated
    .filter(({ name }) => name.startsWith(TERMS))
    .map((row) => ({ name: row.name, words: words(row.reference), term: termOf(row) }));
  return {
    elsewhere(row) {
      const counts = new Map<string, number>();
      for (const other of bySource.get(row.reference) ?? [])
        if (other.name !== row.name) counts.set(savedText(other), (counts.get(savedText(other)) ?? 0) + 1);
      const found = [...counts].sort(([, a], [, b]) => b - a).map(([text]) => text);
      return found.filter((text) => text !== savedText(row)).slice(0, MOST_SUGGESTIONS);
    },
    terms(row) {
      const source = words(row.reference);
      return terms
        .filter(({ name, words: term }) => name !== row.name && source.includes(term))
        .map(({ term }) => term);
    },
    fish: (row) => fishNamed(fish, row.reference),
  };
}

const termOf = (row: TextRow): Term => ({ source: row.reference, target: savedText(row) });
