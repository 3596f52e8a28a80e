import { TestServer } from '../support/harness';
import { plan } from './planted';
import { CALLS, FILES, otherAddresses } from './public-answers';
import { different, World } from './world';

/** Simulated weeks: `npm run test:long -- stranger` plays thirteen. */
const WEEKS = Number(process.env.STRANGER_WEEKS ?? 2);
const DAYS = WEEKS * 7;
// A round of all questions takes a second where others build, and a world has some sixty of them in two weeks.
jest.setTimeout(WEEKS * 300_000);
/** Day 0 is a Monday after the step of its week, which is taken again before the reports of every seventh day. */
const LAST_STEP = DAYS;

/**
 * A value is proved when every other one is excluded. Two worlds differ in all that is withheld and in nothing else: where a
 * stranger gets the same answers in both, whatever is asked and when, no withheld value is proved.
 */
describe('a stranger who asks everything, every day', () => {
  const reports = plan(DAYS);
  let first: World;
  beforeAll(async () => {
    first = await World.play(reports, DAYS, { reading: 0, othersFrom: Infinity }, true);
  });

  it('notices no report that is hidden, and nothing that becomes of it', () => {
    const noticed = first.noticed.filter(({ answers }) => answers.length > 0);
    console.info(`hidden events noticed: ${noticed.length} of ${first.noticed.length}`);
    expect(first.noticed.length).toBeGreaterThan(10);
    expect(noticed).toEqual([]);
  });

  it('learns no value that is withheld', async () => {
    const second = await World.play(reports, DAYS, { reading: 1, othersFrom: Infinity }, false);
    const told = first.rounds.flatMap((round, day) =>
      different(round, second.rounds[day] ?? new Map()).map((asked) => `day ${day}: ${asked}`),
    );
    console.info(`answers that withheld values change: ${told.length}`);
    expect(first.rounds).toHaveLength(DAYS + 1);
    expect(told).toEqual([]);
  });

  it('learns nothing of a person before the step of the week, and then what the place allows', async () => {
    const othersFrom = LAST_STEP - 7;
    const third = await World.play(reports, DAYS, { reading: 0, othersFrom }, false);
    const daysTold = first.rounds.flatMap((round, day) =>
      different(round, third.rounds[day] ?? new Map()).length > 0 ? [day] : [],
    );
    console.info(`days on which persons of the last week are told: ${daysTold.join(', ')}`);
    expect(daysTold[0]).toBe(LAST_STEP);
  });
});

test('the stranger knows every call, page and file that answers without an account', async () => {
  const server = await TestServer.start();
  const calls = server.app.calls.filter(({ access }) => access === 'open').map(({ name }) => name);
  expect([...new Set(calls)].sort()).toEqual(Object.keys(CALLS('')).sort());
  expect(otherAddresses(server.app).sort()).toEqual(Object.keys(FILES).sort());
  await server.stop();
});
