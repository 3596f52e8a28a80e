import { daysAfter } from '../../../shared/domain/alerts/window';
import { found } from './clusters';
import { asMeals, baselineBy, cellOf, countsOf, type Event } from './events';
import { poisson, seeded } from './random';
import { oneIn30Days, ownDistribution, replayed, rulesOf } from './rules';

/** First day of the portal's own reports in the simulation. */
const START = '2020-01-01';
const YEAR_AFTER = '2021-01-01';
const MEAN_YEARS = 5;
const ROUNDS = 20;

/**
 * The first year of reports against a record that holds a share of the cases, without any real change.
 * @param times how many times as many cases the reports tell
 * @param told the share that the rules are told, 1 where they are told nothing
 * @param rounds years drawn, of which the mean is answered
 */
export function firstYear(
  events: readonly Event[],
  islands: readonly number[],
  times: number,
  told: number,
  rounds = ROUNDS,
) {
  let [own, pool, clusters] = [0, 0, 0];
  for (let round = 1; round <= rounds; round += 1) {
    const all = withMore(events, islands, times, seeded(round));
    const counts = countsOf(all);
    const usual = baselineBy(counts, islands, (cell) => (cell < cellOf(START) ? told : 1));
    const rules = rulesOf(usual, ownDistribution(counts));
    const lists = rules.map((rule) =>
      replayed(
        rule,
        all.filter(({ date }) => date < YEAR_AFTER),
        START,
      ),
    );
    own += lists[2]?.length ?? 0;
    pool += oneIn30Days(lists.slice(3)).length;
    if (round === 1) clusters = found(rules, all, islands, [START, YEAR_AFTER])[3] ?? 0;
  }
  return { own: own / rounds, pool: pool / rounds, clusters };
}

/** The events with so many times as many of them since the start, spread over each island's days by chance. */
function withMore(
  events: readonly Event[],
  islands: readonly number[],
  times: number,
  random: () => number,
): Event[] {
  const more = islands.flatMap((island) => {
    const seen = events.filter((one) => one.island === island && one.date >= START).length;
    const mean = ((times - 1) * seen) / MEAN_YEARS;
    return Array.from({ length: poisson(mean, random) }, () => ({
      island,
      date: daysAfter(START, Math.floor(random() * 365)),
    }));
  });
  return asMeals([...events, ...more]).sort((a, b) => (a.date < b.date ? -1 : 1));
}
