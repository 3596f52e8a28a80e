import { FEWEST_ANSWERS } from './still-ill';

/** People who answered at one date and had a symptom while they were ill. */
interface WithSymptom<Key, Person> {
  symptom: Key;
  people: ReadonlySet<Person>;
}

/** How many people are in one of two sets alone. */
function differing<Person>(a: ReadonlySet<Person>, b: ReadonlySet<Person>): number {
  const common = [...a].filter((one) => b.has(one)).length;
  return a.size + b.size - 2 * common;
}

/**
 * The symptoms whose share is told at one date, the most frequent first. People have several, so that one share can be
 * subtracted from another: each told one has 20 answers, and differs from everything told before by nobody or by 20
 * people at least.
 * @param told sets of people whose shares are told already: all, and those of groups
 */
export function publishableSymptoms<Key, Person>(
  candidates: readonly WithSymptom<Key, Person>[],
  told: readonly ReadonlySet<Person>[],
): Key[] {
  const known = [...told];
  return [...candidates]
    .sort((a, b) => b.people.size - a.people.size)
    .filter(({ people }) => {
      const isTold =
        people.size >= FEWEST_ANSWERS &&
        known.every((one) => {
          const alone = differing(one, people);
          return alone === 0 || alone >= FEWEST_ANSWERS;
        });
      if (isTold) known.push(people);
      return isTold;
    })
    .map(({ symptom }) => symptom);
}
