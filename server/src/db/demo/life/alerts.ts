import { LARGE_MEAL } from '@ciguawatch/shared/domain/alerts/large-meal';
import { monthOf } from '@ciguawatch/shared/domain/alerts/window';
import { DEFAULT_NUMBERS } from '@ciguawatch/shared/domain/country/numbers';
import type { PlaceIndex } from '../../../features/locations/place-index';
import { demoUuid, invented } from '../invented';
import { DAY_MS, type DemoCase, dayOf, editorOf, type Life } from './life';

const { outbreakThreshold } = DEFAULT_NUMBERS;
const YEAR_DAYS = 330;

interface Found {
  rule: 'month' | 'large_meal';
  from: string;
  until: string;
  own: DemoCase[];
  observed: number;
  state: 'verified' | 'discarded';
  note: string;
}

const MONTH_NOTE = invented(
  'Le dispensaire confirme : des repas différents, du poisson du même récif.',
  'The dispensary confirms: different meals, fish of the same reef.',
);
const MEAL_NOTE = invented(
  'Appel au déclarant : deux personnes malades, et non huit.',
  'The reporter was called: two people were ill, not eight.',
);

/**
 * Alerts of the past year that editors have decided: those of islands with many reports in a month before this one, and
 * of large meals. They are those that the rules find; what the rules have not found is left to them.
 */
export async function addAlerts(life: Life, places: PlaceIndex): Promise<void> {
  const found = [...byMonth(life), ...largeMeals(life)];
  for (const [at, one] of found.entries()) await addAlert(life, places, one, at);
}

/** Whether a meal was in a month that is over, and late enough for the rules. */
const isPast = (date: string, now: number): boolean =>
  date.slice(0, 7) < dayOf(now).slice(0, 7) && now - Date.parse(date) < YEAR_DAYS * DAY_MS;

function byMonth({ cases, now }: Life): Found[] {
  const months = new Map<string, DemoCase[]>();
  for (const one of cases) {
    if (!isPast(one.date, now)) continue;
    const key = `${one.island} ${one.date.slice(0, 7)}`;
    months.set(key, [...(months.get(key) ?? []), one]);
  }
  return [...months.values()]
    .filter((own) => own.length > outbreakThreshold)
    .map((own) => {
      const { from, until } = monthOf((own[0] as DemoCase).date);
      return { rule: 'month', from, until, own, observed: own.length, state: 'verified', note: MONTH_NOTE };
    });
}

function largeMeals({ cases, now }: Life): Found[] {
  return cases
    .filter(({ people }) => (people ?? 0) >= LARGE_MEAL)
    .filter(({ date }) => isPast(date, now))
    .map((one) => ({
      ...{ rule: 'large_meal', from: one.date, until: one.date, own: [one] },
      ...{ observed: one.people ?? LARGE_MEAL, state: 'discarded', note: MEAL_NOTE },
    }));
}

async function addAlert(
  life: Life,
  places: PlaceIndex,
  { rule, from, until, own, observed, state, note }: Found,
  at: number,
): Promise<void> {
  const { trx, now } = life;
  const [first, last] = [own[0], own.at(-1)] as [DemoCase, DemoCase];
  const { island, country } = first;
  const raisedAt = Math.min(now - 3 * DAY_MS, Math.max(...own.map(({ sentAt }) => sentAt)) + 3_600_000);
  const decidedAt = Math.min(now - DAY_MS, raisedAt + (1 + (at % 3)) * DAY_MS);
  const decidedBy = editorOf(life, country);
  const toldAfter = Math.max(0, Math.round((raisedAt - Date.parse(last.date)) / DAY_MS));
  const cases = own.map(({ id }) => id);
  const raised = { rule, island, from, until, observed, told_after: toldAfter, cases, mailed: 2 };
  const { id } = await trx
    .insertInto('alert')
    .values({
      key: `${rule}:${island}:${from}:${first.id}`,
      ...{ rule, island, archi: places.chain(island)?.case_archi ?? null, country },
      ...{ from_date: from, until_date: until, observed, expected: null, probability: null },
      threshold: rule === 'month' ? outbreakThreshold : null,
      ...{ raised_at: new Date(raisedAt), told_after: toldAfter, mailed: 2, state, note },
      ...{ decided_at: new Date(decidedAt), decided_by: decidedBy, version: 2 },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('alert_case')
    .values(cases.map((case_id) => ({ rule, case_id, alert_id: id, raised: true })))
    .execute();
  const about = { kind: 'alert' as const, object_id: id, country };
  const before = { state: 'open', note: '' };
  life.tell({ line: { ...about, at: raisedAt, user: null, action: 'raise', after: raised } });
  life.tell({
    line: {
      ...{ ...about, at: decidedAt, user: decidedBy, action: state === 'verified' ? 'verify' : 'discard' },
      ...{ before, after: { state, note } },
    },
    decision: {
      ...{ id: demoUuid('65', at), kind: 'alert', target: state, object: id },
      before: { ...before, decided_at: null, decided_by: null },
    },
  });
}
