import type { Guide } from '@ciguawatch/shared/contract/help-tasks';
import { normalise } from '@ciguawatch/shared/domain/text/search/search';
import type { Guides, Task } from './guides';

/** A task that was found, with its guide. */
interface Found {
  guide: Guide;
  /** title of the guide */
  person: string;
  task: Task;
}

/** Most results of one search. */
const LIMIT = 20;

/**
 * Tasks that have every word of a query, or words that begin with it, blind to accents; those with the words in
 * their titles first.
 */
export function searchTasks(guides: Guides, query: string): Found[] {
  const words = normalise(query).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const has = (text: string) => words.every((word) => ` ${text}`.includes(` ${word}`));
  const plain = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, ' ');
  const found = guides.flatMap(({ guide, title: person, tasks }) =>
    tasks.filter((task) => has(plain(task.words))).map((task) => ({ guide, person, task })),
  );
  const inTitle = ({ task }: Found) => has(plain(normalise(task.title)));
  return [...found.filter(inTitle), ...found.filter((one) => !inTitle(one))].slice(0, LIMIT);
}
