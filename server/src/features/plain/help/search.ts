import type { Guide, HelpLanguage } from '@ciguawatch/shared/contract/help-tasks';
import type { Guides, Task } from './guides';
import { OTHER_WORDS, SMALL_WORDS } from './other-words';
import { searchable } from './searchable';

/** A task that was found, with its guide. */
interface Found {
  guide: Guide;
  /** title of the guide */
  person: string;
  task: Task;
}

/** Most results of one search. */
const LIMIT = 20;

/** Letters from which a word in the plural is still found without its last one. */
const SHORTEST_PLURAL = 4;

/** The words of which a task must have one, for each thing that a query names. */
function wantedOf(query: string, language: HelpLanguage): string[][] {
  let rest = ` ${searchable(query)} `;
  const wanted: string[][] = [];
  for (const group of OTHER_WORDS[language]) {
    const others = group.reduce((left, words) => left.replace(new RegExp(` ${words}s? `), ' '), rest);
    if (others === rest) continue;
    wanted.push([...group]);
    rest = others;
  }
  const words = rest.split(' ').filter(Boolean);
  const telling = words.filter((word) => !SMALL_WORDS[language].has(word));
  // Small words alone are what is looked for; beside others they say nothing.
  const sought = telling.length > 0 || wanted.length > 0 ? telling : words;
  return [...wanted, ...sought.map((word) => [singular(word)])];
}

/** A word without the sign of its plural; words that begin with it are found too. */
const singular = (word: string): string =>
  word.length > SHORTEST_PLURAL && /[sx]$/.test(word) ? word.slice(0, -1) : word;

/**
 * Tasks that have everything that a query names, in its words or in others for the same, or in words that begin with
 * them, blind to accents; those with the words in their titles first.
 */
export function searchTasks(guides: Guides, query: string, language: HelpLanguage): Found[] {
  const wanted = wantedOf(query, language);
  if (wanted.length === 0) return [];
  const has = (text: string) =>
    wanted.every((words) => words.some((word) => ` ${text}`.includes(` ${word}`)));
  const found = guides.flatMap(({ guide, title: person, tasks }) =>
    tasks.filter((task) => has(task.words)).map((task) => ({ guide, person, task })),
  );
  const inTitle = ({ task }: Found) => has(searchable(task.title));
  return [...found.filter(inTitle), ...found.filter((one) => !inTitle(one))].slice(0, LIMIT);
}
