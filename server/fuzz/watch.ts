import { randomUUID } from 'node:crypto';
import { ERROR_CODES } from '@ciguawatch/shared/contract/error-codes';
import { sql } from 'kysely';
import { fullReport, report, VITI_LEVU } from '../test/cases/samples';
import { byHand } from '../test/support/by-hand';
import type { TestServer } from '../test/support/harness';
import type { Sent } from './requests';
import { countStatements } from './statements';

/** Most statements that a request may take: one for each row of what was sent or found would be hundreds. */
const MOST_STATEMENTS = 60;

/** What is wrong with the answer to a request; null when nothing is. */
export type Finding = { what: string; status: number; body: string } | null;

/** What must not change with a refused request. Counters of limits do: they count refusals. */
const TABLES = [
  'app_user',
  'user_group',
  'user_country',
  'refresh_family',
  'refresh_token',
  'one_time_token',
  'audit',
  'mail_outbox',
  'case_report',
  'contact',
  'tombstone',
  'setting',
  'location',
  'location_outline',
  'specie',
  'phenotype',
  'product_name',
  'revision',
  'picture',
];

/** A mark of everything stored that changes with every row that is added, changed or removed. */
async function mark(server: TestServer): Promise<string> {
  const parts = TABLES.map(
    (table) => `(select count(*) || '/' || coalesce(sum(xmin::text::bigint), 0) from ${table})`,
  );
  const { rows } = await sql<{ mark: string }>`select ${sql.raw(parts.join(" || ' ' || "))} as mark`.execute(
    server.store.read,
  );
  return rows[0]?.mark ?? '';
}

const codes: ReadonlySet<string> = new Set(ERROR_CODES);

/** Sends requests to a server and looks at what comes back and at what is stored. */
export class Watch {
  /** Requests sent, and the answers by status. */
  sent = 0;
  readonly byStatus = new Map<number, number>();
  /** The call that took longest, in milliseconds, and the one that took most statements: figures to look at. */
  slowest = { call: '', n: 0 };
  busiest = { call: '', n: 0 };
  private seeded = '';

  constructor(private readonly server: TestServer) {}

  /** Cases of two countries, one with a contact, and changes of species in each state, for requests to meet. */
  async seed(): Promise<void> {
    // Most requests are refused and leave what the one before found.
    if (this.seeded && (await mark(this.server)) === this.seeded) return;
    const { store } = this.server;
    await sql`truncate case_report, contact, case_chunk, public_case, audit, tombstone, mail_outbox, revision restart identity cascade`.execute(
      byHand(store),
    );
    const first = fullReport();
    const contact = { case_uuid: first.case_uuid, cont_name: 'Hina' };
    const { id } = (await this.server.post('cw/contact/', contact, { as: 'admin' })).json<{ id: number }>();
    for (const body of [
      { ...first, contact_id: id },
      report(),
      report({ case_location_id: VITI_LEVU }),
      report(),
    ])
      await this.server.post('cw/pcase/create/', body, { as: 'admin' });
    await this.#revisions();
    this.seeded = await mark(this.server);
  }

  /** Numbers 1 to 6: changes that meet in one field, an addition, a deletion, one of a group; the last is approved. */
  async #revisions(): Promise<void> {
    await sql`update specie set deleted_at = null where deleted_at is not null`.execute(
      byHand(this.server.store),
    );
    await sql`update phenotype set deleted_at = null where deleted_at is not null`.execute(
      byHand(this.server.store),
    );
    // Names hold no digits.
    const name = `Piscis ${randomUUID().replace(/[\d-]/g, (sign) => 'ghijklmnop'[Number(sign)] ?? '')}`;
    const changes = [
      { payload: { food: name, descriptions: { fr_FR: 'Un poisson.' } } },
      { payload: { translations: { ty_PF: ['Paihere'] } } },
      { actionType: 'add', object_id: null, payload: { name, phenotype_id: 1 } },
      { actionType: 'delete', object_id: 16 },
      { object_type: 'phenotype', object_id: 1, payload: { families: [name] } },
      { payload: { food: `${name} 2` } },
    ];
    for (const change of changes) {
      const whole = {
        uuid: randomUUID(),
        actionType: 'update',
        object_type: 'specie',
        object_id: 22,
        ...change,
      };
      const made = await this.server.post('a/revision/', whole, { as: 'fishbase_editor' });
      if (made.statusCode !== 201) throw new Error(`No revision: ${made.body}`);
    }
    const last = { as: 'moderator', body: { status: 'approved' } };
    const answer = await this.server.change('PATCH', `a/revision/${changes.length}`, last);
    if (answer.statusCode !== 200) throw new Error(`No revisions to meet: ${answer.body}`);
  }

  async send(call: string, request: Sent): Promise<Finding> {
    // Signing in stores something by itself.
    if (request.as) await this.server.token(request.as);
    const before = await mark(this.server);
    const { took, statements, ...answer } = await this.#once(request);
    if (answer.status >= 400 && (await mark(this.server)) !== before) return { what: 'stored', ...answer };
    if (took > this.slowest.n) this.slowest = { call, n: Math.round(took) };
    if (statements > this.busiest.n) this.busiest = { call, n: statements };
    if (statements > MOST_STATEMENTS) return { what: `took ${statements} statements`, ...answer };
    if (answer.status >= 500) return { what: 'failed', ...answer };
    if (answer.status >= 400 && !isRefusal(answer.whole))
      return { what: 'refused in another shape', ...answer };
    return null;
  }

  async #once({ method, path, as, headers, body, from }: Sent) {
    const authorization = as ? { authorization: `Bearer ${await this.server.token(as)}` } : {};
    const start = performance.now();
    const { answer, statements } = await countStatements(() =>
      this.server.app.inject({
        method: method as 'GET',
        url: `/api/${path}`,
        headers: { ...headers, ...authorization },
        remoteAddress: from,
        ...(body !== null && { payload: body }),
      }),
    );
    const took = performance.now() - start;
    this.sent += 1;
    this.byStatus.set(answer.statusCode, (this.byStatus.get(answer.statusCode) ?? 0) + 1);
    const { statusCode: status, body: whole } = answer;
    return { status, body: whole.slice(0, 500), took, statements, whole };
  }
}

function isRefusal(body: string): boolean {
  try {
    const { code, message } = JSON.parse(body) as { code?: unknown; message?: unknown };
    return typeof code === 'string' && codes.has(code) && typeof message === 'string';
  } catch {
    return false;
  }
}
