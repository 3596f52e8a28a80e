import { sql } from 'kysely';
import { Places } from '../../src/features/cases/places';
import { takeWeeklyStep } from '../../src/features/cases/public/weekly-step';
import { publicCounts } from '../../src/features/open-data/counts';
import { inOrder } from '../../src/features/open-data/gate';
import { deployTexts } from '../plain/portal-texts';
import { byHand } from '../support/by-hand';
import { TestServer } from '../support/harness';
import { nextNumbers } from '../support/numbers';
import { isLong } from '../support/test-store';
import { edit, handedOn, issue, testFish } from './editors';
import { bodyOf, correctionOf, type Planted, person } from './planted';
import { everything } from './public-answers';

const DAY = 86_400;
/** Headers that differ with every response. */
const OWN = new Set(['date', 'x-request-id', 'content-length', 'connection', 'keep-alive']);

/** Time of the response, and random codes in the plain form. */
const OWN_TEXT = /"now":"[^"]+"|(?<=name="(case_uuid|receipt_code)" value=")[^"]*/g;
/** Responses whose tag depends on files of the world's own disk. */
const OF_DISK = /registry\.json|translation/;

/** Something that happens to a report. */
interface PlannedEvent {
  event: string;
  /** whether nothing public may change by it */
  hidden: boolean;
  withdrawal: boolean;
  act(): Promise<void>;
}

/** Responses of one round, by request. */
type Round = ReadonlyMap<string, string>;

/** How a world differs from the first one. */
interface Differs {
  /** reading of everything that stays withheld */
  reading: 0 | 1;
  /** day from which the persons differ in public fields too */
  othersFrom: number;
  /** first day whose responses are read; all by default */
  askedFrom?: number;
}

/**
 * A server whose reports are sent, corrected, edited, issued and withdrawn day by day, while a stranger
 * requests everything.
 */
export class World {
  readonly rounds: Round[] = [];
  /** Hidden events after which a response differed. */
  readonly noticed: { event: string; answers: string[] }[] = [];
  readonly #places: Places;
  /** Responses after the last hidden event, valid until something else happens. */
  #last: Round | null = null;

  private constructor(
    private readonly server: TestServer,
    private readonly plan: readonly Planted[],
    private readonly differs: Differs,
  ) {
    this.#places = new Places(server.store);
  }

  static async play(
    plan: readonly Planted[],
    days: number,
    differs: Differs,
    watching: boolean,
  ): Promise<World> {
    const server = await TestServer.start({
      LIMIT_REPORT_ADDRESS: '10000',
      LIMIT_RECEIPT_ADDRESS: '10000',
    });
    deployTexts(server);
    const world = new World(server, plan, differs);
    try {
      // The stranger's own reports come first.
      await nextNumbers(server.store, 1000);
      await world.#round();
      for (let day = 0; day <= days; day += 1) await world.#day(day, watching);
    } finally {
      await server.stop();
    }
    return world;
  }

  async #day(day: number, watching: boolean): Promise<void> {
    await this.#pass(DAY);
    const events = this.plan.flatMap((planted) => this.#eventsOf(planted, day));
    for (const { act } of events.filter(({ hidden }) => !hidden)) await act();
    // Withdrawals are watched by themselves: one of them could hide what a report of the same day has moved.
    for (const step of [false, true])
      await this.#unseen(
        events.filter(({ hidden, withdrawal }) => hidden && withdrawal === step),
        watching,
      );
    if (day % 7 === 6) {
      await this.#unseen(
        [{ event: `issue on day ${day}`, act: () => issue(this.server, 'internal') }],
        watching,
      );
      // The edition for distribution is visible and must not differ by anything withheld.
      await issue(this.server, 'distribution');
      this.#last = null;
    }
    await this.#pass(61);
    if (day >= (this.differs.askedFrom ?? 0)) this.rounds[day] = this.#last ?? (await this.#round());
  }

  /** What happens to a report on a day. Corrections wait for review, and an editor's changes are of private fields. */
  #eventsOf(planted: Planted, day: number): PlannedEvent[] {
    const { number, hidden } = planted;
    const on = (last: number, isPlanned: boolean) => isPlanned && planted.day + last === day;
    const all: (PlannedEvent & { today: boolean })[] = [
      {
        ...{ event: `report ${number}`, today: on(0, true), hidden, withdrawal: false },
        act: () => this.#send(planted),
      },
      {
        ...{
          event: `correction of ${number}`,
          today: on(1, planted.corrected),
          hidden: true,
          withdrawal: false,
        },
        act: () => this.#correct(planted),
      },
      {
        ...{ event: `change of ${number}`, today: on(2, planted.edited), hidden: true, withdrawal: false },
        act: () => edit(this.server, planted, this.differs.reading),
      },
      {
        ...{ event: `withdrawal ${number}`, today: on(3, planted.withdrawn), hidden, withdrawal: true },
        act: () => this.#withdraw(planted),
      },
    ];
    return all.filter(({ today }) => today);
  }

  /** Moves the clock, takes the weekly step when due, and sets stamps of the database to the past day. */
  async #pass(seconds: number): Promise<void> {
    this.server.clock.pass(seconds);
    if (seconds === DAY) this.#last = null;
    await takeWeeklyStep(this.server.deps, this.#places);
    if (seconds < DAY) return;
    for (const [table, column] of [
      ['public_case', 'at'],
      ['specie', 'changed_at'],
      ['phenotype', 'changed_at'],
      ['location', 'changed_at'],
    ])
      await sql
        .raw(
          `do $$ begin set local session_replication_role = replica;
            update ${table} set ${column} = ${column} - interval '3 days'; end $$`,
        )
        .execute(byHand(this.server.store));
  }

  /**
   * Lets things happen that must not be noticeable, and sends all requests before and after: of all together in
   * `npm test`, of each in the long one.
   */
  async #unseen(events: readonly Pick<PlannedEvent, 'event' | 'act'>[], watching: boolean): Promise<void> {
    if (!watching) {
      for (const { act } of events) await act();
      return;
    }
    const steps = isLong ? events.map((event) => [event]) : [events];
    for (const step of steps.filter(({ length }) => length > 0)) {
      // The plain pages cache their counts for a minute.
      await this.#pass(61);
      const before = this.#last ?? (await this.#round());
      for (const { act } of step) await act();
      await this.#pass(61);
      this.#last = await this.#round();
      const answers = different(before, this.#last);
      for (const { event } of step) this.noticed.push({ event, answers });
    }
  }

  async #send(planted: Planted): Promise<void> {
    const { reading, othersFrom } = this.differs;
    const others = planted.day >= othersFrom ? person(1, planted.number) : {};
    await this.#store(planted.number, { ...bodyOf(planted, this.plan, reading), ...others });
  }

  async #correct(planted: Planted): Promise<void> {
    const { number, body } = correctionOf(planted, this.differs.reading);
    await this.#store(number, body);
    await testFish(this.server, planted, this.differs.reading);
  }

  /** Sends a report, which gets this number in each world. */
  async #store(number: number, body: object): Promise<void> {
    await nextNumbers(this.server.store, number);
    const sent = await this.server.post('cw/pcase/create/', body);
    if (sent.statusCode !== 201 || sent.json().id !== number) throw new Error(sent.body);
    await nextNumbers(this.server.store, 1000);
  }

  async #withdraw({ code }: Planted): Promise<void> {
    const answer = await this.server.post('cw/pcase/withdraw/', { receipt_code: code });
    if (answer.statusCode !== 200) throw new Error(answer.body);
  }

  async #round(): Promise<Round> {
    const round = new Map<string, string>();
    // Stamps of the database are those of the real day, as are those of the simulated day.
    const yesterday = new Date(Date.now() - 1000 * DAY).toISOString().slice(0, 10);
    for (const { method, url, body, form } of everything(yesterday)) {
      const answer = await this.server.app.inject({
        method,
        url,
        ...(body && { payload: body }),
        ...(form !== undefined && {
          payload: form,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        }),
      });
      const headers = Object.entries(answer.headers)
        .filter(([name]) => !OWN.has(name) && !(name === 'etag' && OF_DISK.test(url)))
        .sort();
      if (answer.statusCode >= 500) throw new Error(`${url}: ${answer.body}`);
      const name = `${method} ${url.replace(yesterday, 'yesterday')}`;
      const text = answer.body.replace(OWN_TEXT, '');
      round.set(name, `${answer.statusCode} ${JSON.stringify(headers)} ${text}`);
    }
    round.set('the report of the month', await handedOn(this.server));
    // No release falls into these days: this is what one would count.
    const counts = await publicCounts(this.server.store.read);
    round.set('the counts of a release', JSON.stringify(counts.sort(inOrder)));
    return round;
  }
}

/** Requests whose responses differ between two rounds. */
export const different = (one: Round, other: Round): string[] =>
  [...one].filter(([asked, answer]) => other.get(asked) !== answer).map(([asked]) => asked);
