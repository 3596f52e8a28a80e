/**
 * Measures the rules that raise alerts, on the events of French Polynesia since 2004: alerts a year, how often stated
 * chances occur, the log score, made clusters of four reports in 21 days on quiet islands, and the first year of
 * reports that tell three times as many cases as the record.
 */
import { join } from 'node:path';
import { ROOT } from '../../scripts/run/step.mjs';
import { table } from '../support/print.mjs';
import { withBundle } from './pairs/bundle.mjs';

const SPANS = [
  ['2007 to May 2025', '2007-01-01', '2025-06-01'],
  ['2007 to 2019', '2007-01-01', '2020-01-01'],
  ['2020 to May 2025', '2020-01-01', '2025-06-01'],
];
const years = (from, until) => (Date.parse(until) - Date.parse(from)) / 86_400_000 / 365.25;
const percent = (share) => `${(100 * share).toFixed(0)} %`;

await withBundle('../signals/bundled.ts', (code) => {
  const { events: cases, islands } = code.recorded(join(ROOT, 'server/reference-data'));
  for (const [unit, events] of [
    ['cases', cases],
    ['meals (one a day and island)', code.asMeals(cases)],
  ]) {
    const counts = code.countsOf(events);
    const usual = code.baselineBy(counts, islands);
    const before = code.ownDistribution(counts);
    const rules = code.rulesOf(usual, before);
    const started = performance.now();
    const lists = rules.map((rule) => code.replayed(rule, events, SPANS[0][1]));
    const took = performance.now() - started;
    const named = [
      ...rules.map(({ name }, at) => [name, lists[at]]),
      ['pooled, one in 30 days', code.oneIn30Days(lists.slice(3))],
    ];
    const a = (list, from, until) =>
      list.filter(({ at }) => at >= from && at < until).length / years(from, until);
    table(
      `Alerts a year by ${unit}: ${SPANS.map(([name]) => name).join('; ')}`,
      Object.fromEntries(
        named.map(([name, list]) => [
          name,
          SPANS.map(([, from, until]) => a(list, from, until).toFixed(2)).join('  '),
        ]),
      ),
    );
    const laws = [
      ['own history (before)', before],
      ['pooled', (island, cell) => usual.usual(island, cell, { months: 1, dispersion: null })],
    ];
    const counted = (island, cell) => counts.get(island)?.get(cell) ?? 0;
    table(
      `Log score, and how often chances of 5, 1, 0.5 and 0.1 % occur as a multiple, by ${unit}`,
      Object.fromEntries(
        SPANS.flatMap(([span, from, until]) =>
          laws.map(([name, law]) => {
            const { log, tails } = code.score(law, counted, islands, [
              code.cellOf(from),
              Math.min(code.cellOf(until), code.END_CELL),
            ]);
            return [
              `${name}, ${span}`,
              `${log.toFixed(4)}  ${tails.map((tail) => tail.toFixed(2)).join('  ')}`,
            ];
          }),
        ),
      ),
    );
    const clusters = [
      ['2007-02-01', '2019-11-30'],
      ['2020-01-01', '2025-04-30'],
    ].map((span) => code.found(rules, events, islands, span));
    table(
      `Made clusters found by ${unit}: 2007 to 2019; 2020 on`,
      Object.fromEntries(
        rules.map(({ name }, at) => [name, clusters.map((found) => percent(found[at])).join('  ')]),
      ),
    );
    const RAPA = 88;
    console.log(
      `Rapa: ${rules.map(({ name }, at) => `${name} ${lists[at].filter(({ island }) => island === RAPA)[0]?.at ?? '-'}`).join('; ')}`,
    );
    console.log(`All rules replayed over all years in ${took.toFixed(0)} ms.`);
  }
  table(
    'First year of reports (own history, pooled in one of 30 days, clusters found by the fast window)',
    Object.fromEntries(
      [
        ['as many as recorded', 1, 1],
        ['3 times as many, share untold', 3, 1],
        ['3 times as many, share told', 3, 1 / 3],
      ].map(([name, times, told]) => {
        const { own, pool, clusters } = code.firstYear(cases, islands, times, told);
        return [name, `${own.toFixed(1)}  ${pool.toFixed(1)}  ${percent(clusters)}`];
      }),
    ),
  );
});
