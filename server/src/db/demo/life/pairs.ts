import { bulkWrite } from '../../reference/bulk';
import { demoUuid } from '../invented';
import { DAY_MS, type DemoCase, editorOf, type Life } from './life';

/** Days between two meals of one island that an editor has compared. */
const NEAR_DAYS = 6;
/** Pairs of the past year, and how many of them an editor took up again, so that they are still to be decided. */
const MOST = 14;
const OPEN = 3;
/** What the comparison says of two reports of an island; it is made again after the start. */
const EVIDENCE = [{ field: 'place', outcome: 'island_same', meal: 1.6, patient: 1.2 }];

/** Pairs of reports of one island that editors found unrelated: nothing that is counted follows from them. The last ones are open. */
export async function addPairs(life: Life): Promise<void> {
  const found = near(life);
  const rows: object[] = found.map(({ low, high, decidedAt, by }) => ({
    ...{ low: low.id, high: high.id, country: low.country, proposed: 'meal', probability: 0.5 },
    evidence: EVIDENCE,
    ...{ event_date: [low.date, high.date].sort()[0], decision: 'unrelated' },
    ...{ decided_by: by, decided_at: new Date(decidedAt), returned_at: null, version: 2 },
  }));
  for (const one of rows.slice(-OPEN))
    Object.assign(one, {
      ...{ decision: null, decided_by: null, decided_at: null, version: 3 },
      returned_at: new Date(life.now - DAY_MS),
    });
  await bulkWrite(life.trx, 'case_pair', rows);
  const ids = await pairIds(life);
  for (const [at, { low, high, decidedAt, by }] of found.slice(0, -OPEN).entries()) {
    const line = (one: DemoCase, other: DemoCase) => ({
      ...{ at: decidedAt, user: by, kind: 'case' as const, object_id: one.id, action: 'unrelated' as const },
      ...{ after: { other: other.id }, country: one.country },
    });
    const object = ids.get(`${low.id} ${high.id}`) ?? 0;
    life.tell({
      line: line(low, high),
      decision: { id: demoUuid('66', at), kind: 'pair', target: 'unrelated', object, before: {} },
    });
    life.tell({ line: line(high, low) });
  }
}

interface Near {
  low: DemoCase;
  high: DemoCase;
  decidedAt: number;
  by: number;
}

/** Reviewed reports that follow each other on an island within days, the latest first. */
function near(life: Life): Near[] {
  const latest = new Map<number, DemoCase>();
  const pairs: Near[] = [];
  for (const one of life.cases) {
    const before = latest.get(one.island);
    latest.set(one.island, one);
    if (!before || one.isNew || days(before, one) > NEAR_DAYS) continue;
    const [low, high] = before.id < one.id ? [before, one] : [one, before];
    const decidedAt = Math.min(life.now - 3 * DAY_MS, one.sentAt + 25 * DAY_MS);
    pairs.push({ low, high, decidedAt, by: editorOf(life, one.country) });
  }
  return pairs.slice(-MOST);
}

const days = (a: DemoCase, b: DemoCase): number => Math.abs(Date.parse(a.date) - Date.parse(b.date)) / DAY_MS;

async function pairIds({ trx }: Life): Promise<Map<string, number>> {
  const rows = await trx.selectFrom('case_pair').select(['id', 'low', 'high']).execute();
  return new Map(rows.map(({ id, low, high }) => [`${low} ${high}`, id]));
}
