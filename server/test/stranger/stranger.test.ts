import { TestServer } from '../support/harness';
import { isLong } from '../support/test-store';
import { plan } from './planted';
import { CALLS, FILES, otherAddresses } from './public-answers';
import { different, World } from './world';

/** Simulated weeks; `npm run test:long -- stranger` runs thirteen. */
const WEEKS = Number(process.env.STRANGER_WEEKS ?? 1);
const DAYS = WEEKS * 7;
// A round of requests takes a second on a busy machine, and a week has some thirty rounds.
jest.setTimeout(300_000 + WEEKS * 300_000);
/** Day 0 is the Monday after a weekly step; the next step comes before the reports of every seventh day. */
const LAST_STEP = DAYS;
/**
 * The median delay of thirty reports or more: it is of no person, but the worlds differ in all of the days it is
 * made of (decision 28). What becomes of a hidden report must not move it all the same.
 */
const MEDIAN = /"delay":\d+/;
const withoutMedian = (round: ReadonlyMap<string, string>) =>
  new Map(
    [...round].map(([asked, answer]) =>
      // The tag is a digest of the body.
      MEDIAN.test(answer)
        ? [asked, answer.replace(MEDIAN, '').replace(/\["etag",[^\]]*\]/, '')]
        : [asked, answer],
    ),
  );

/**
 * Two worlds differ only in what is withheld. If a stranger gets the same responses in both, whatever they
 * ask and when, then no withheld value can be inferred.
 */
describe('a stranger who requests everything, every day', () => {
  const reports = plan(DAYS);
  let first: World;
  beforeAll(async () => {
    first = await World.play(reports, DAYS, { reading: 0, othersFrom: Infinity }, true);
  });

  it('notices no hidden report, and nothing that becomes of it', () => {
    const noticed = first.noticed.filter(({ answers }) => answers.length > 0);
    console.info(`hidden events noticed: ${noticed.length} of ${first.noticed.length}`);
    expect(first.noticed.length).toBeGreaterThan(10);
    expect(noticed).toEqual([]);
    expect(first.rounds.at(-1)?.get('GET /api/cw/summary/')).toMatch(MEDIAN);
  });

  it('learns no withheld value', async () => {
    const second = await World.play(reports, DAYS, { reading: 1, othersFrom: Infinity }, false);
    const told = first.rounds.flatMap((round, day) =>
      different(withoutMedian(round), withoutMedian(second.rounds[day] ?? new Map())).map(
        (asked) => `day ${day}: ${asked}`,
      ),
    );
    console.info(`answers that withheld values change: ${told.length}`);
    expect(first.rounds).toHaveLength(DAYS + 1);
    expect(told).toEqual([]);
  });

  it('learns nothing of a person before the weekly step, and then what the place allows', async () => {
    const othersFrom = LAST_STEP - 7;
    // A row that tells of a person stays, so that the day before the step shows what leaked on any day of the week.
    const askedFrom = isLong ? 0 : LAST_STEP - 1;
    const third = await World.play(reports, DAYS, { reading: 0, othersFrom, askedFrom }, false);
    const daysTold = third.rounds.flatMap((round, day) =>
      different(first.rounds[day] ?? new Map(), round).length > 0 ? [day] : [],
    );
    expect(Object.keys(third.rounds)).toHaveLength(DAYS + 1 - askedFrom);
    console.info(`days on which persons of the last week are told: ${daysTold.join(', ')}`);
    expect(daysTold[0]).toBe(LAST_STEP);
  });
});

test('the stranger knows every open call, page and file', async () => {
  const server = await TestServer.start();
  const calls = server.app.calls.filter(({ access }) => access === 'open').map(({ name }) => name);
  expect([...new Set(calls)].sort()).toEqual(Object.keys(CALLS('')).sort());
  expect(otherAddresses(server.app).sort()).toEqual(Object.keys(FILES).sort());
  await server.stop();
});
