import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/run/step.mjs';
import { ask, login, until } from '../support/api.mjs';

const bases = ({ servers }) => servers.map(({ url }) => url);

/** An island of French Polynesia without cases. */
const quietIsland = async ({ rows }) => {
  const [island] = await rows(
    `select l.id from location l where l.country = 4 and l.type = 'I'
     and not exists (select 1 from case_report c where c.case_island = l.id) order by l.id limit 1`,
  );
  return island.id;
};

const report = (island, uuid = randomUUID()) => ({
  case_uuid: uuid,
  case_location_id: island,
  case_eventtime: `${new Date().toISOString().slice(0, 8)}01T12:00`,
});

/**
 * Waits until the mail queue is empty; each mail that the database counts as sent must be in one folder,
 * once.
 */
async function mailedOnce(pair) {
  const waiting = async () =>
    (
      await pair.rows(
        `select (select count(*) from mail_outbox where sent_at is null and failed_at is null)
          + (select count(*) from alert_due) as n`,
      )
    )[0].n;
  assert.equal(Number(await until(waiting, (n) => Number(n) === 0, 120_000)), 0, 'mails that still wait');
  const names = pair.mails().flat();
  assert.equal(new Set(names).size, names.length, 'a mail was sent by both');
  const [{ sent }] = await pair.rows('select count(*) as sent from mail_outbox where sent_at is not null');
  assert.equal(names.length, Number(sent), 'mails in the folders, and those that count as sent');
  return names;
}

/** The checks by name; each throws when it fails. */
export const checks = [
  [
    'a login at one counts at the other; its end too',
    async (pair) => {
      const [one, two] = bases(pair);
      const { access, refresh } = await login(one, 'cases_editor');
      for (const base of [one, two, pair.url])
        assert.equal((await ask(base, 'GET', 'a/getme/', { token: access })).status, 200, base);
      const renewed = await ask(two, 'POST', 'token/refresh/', { body: { refresh } });
      assert.equal(renewed.status, 200, renewed.text);
      assert.equal((await ask(one, 'GET', 'a/getme/', { token: renewed.json.access })).status, 200);
      const { refresh: last, access: token } = renewed.json;
      assert.equal((await ask(one, 'POST', 'token/logout/', { body: { refresh: last }, token })).status, 200);
      assert.equal((await ask(two, 'POST', 'token/refresh/', { body: { refresh: last } })).status, 401);
    },
  ],
  [
    'one refresh token presented to both at the same moment ends no login',
    async (pair) => {
      const [one, two] = bases(pair);
      let { refresh } = await login(one, 'cases_editor');
      for (let turn = 0; turn < 10; turn++) {
        const body = { refresh };
        const responses = await Promise.all(
          [one, two].map((base) => ask(base, 'POST', 'token/refresh/', { body })),
        );
        assert.deepEqual(
          responses.map(({ status }) => status),
          [200, 200],
        );
        assert.equal(responses[0].json.refresh, responses[1].json.refresh, 'one successor');
        refresh = responses[0].json.refresh;
      }
    },
  ],
  [
    'limits are counted together: ten wrong passwords, five here and five there, lock the account at both',
    async (pair) => {
      const body = { username: 'gis_editor@demo.example', password: 'wrong' };
      const tried = [];
      for (let turn = 0; turn < 11; turn++)
        tried.push((await ask(bases(pair)[turn % 2], 'POST', 'token/', { body })).status);
      assert.deepEqual(tried, [...Array(10).fill(401), 429]);
      for (const base of bases(pair)) assert.equal((await ask(base, 'POST', 'token/', { body })).status, 429);
    },
  ],
  [
    'a report sent to both at once, 30 times, is one case each, and both tell of it',
    async (pair) => {
      const [one, two] = bases(pair);
      const start = await ask(
        one,
        'GET',
        `a/check/case/?after=${encodeURIComponent(new Date().toISOString())}`,
      );
      const after = encodeURIComponent(start.headers.get('x-sync-at'));
      const island = await quietIsland(pair);
      pair.island = island;
      const ids = await Promise.all(
        Array.from({ length: 30 }, async () => {
          const body = report(island);
          const sent = await Promise.all(
            [one, two].map((base) => ask(base, 'POST', 'cw/pcase/create/', { body })),
          );
          assert.deepEqual(
            sent.map(({ status }) => status),
            [201, 201],
            sent[0].text + sent[1].text,
          );
          assert.equal(sent[0].json.id, sent[1].json.id);
          return sent[0].json.id;
        }),
      );
      assert.equal(new Set(ids).size, 30);
      for (const base of bases(pair)) {
        const { json } = await ask(base, 'GET', `a/check/case/?after=${after}`);
        assert.deepEqual(
          ids.filter((id) => !json.includes(id)),
          [],
          `${base} does not tell of all`,
        );
      }
    },
  ],
  [
    'the alerts that follow are raised once each, and mailed once to each editor',
    async (pair) => {
      const names = await mailedOnce(pair);
      const twice = await pair.rows('select key from alert group by key having count(*) > 1');
      assert.deepEqual(twice, []);
      const alerts = await pair.rows('select id, mailed from alert where island = $1', [pair.island]);
      assert.ok(alerts.length > 0, 'thirty cases raise an alert');
      assert.ok(names.length > 0, 'somebody is notified');
      // An alert replaced by a rule of higher priority is reported again: as many mails as raises.
      const raises = await pair.rows(
        `select object_id from audit where kind = 'alert' and action = 'raise'
         group by object_id having count(*) > 1`,
      );
      assert.deepEqual(raises, [], 'an alert raised twice');
      const [tellings] = await pair.rows(
        `select count(*)::int as n, sum((after->>'mailed')::int)::int as mailed
         from audit where kind = 'alert' and action in ('raise', 'extend')`,
      );
      const told = await pair.rows(
        `select recipient, count(*)::int as mails from mail_outbox
         where sent_at is not null and subject like 'Alert%' group by recipient`,
      );
      const mails = told.reduce((sum, one) => sum + one.mails, 0);
      assert.equal(mails, tellings.mailed, 'other mails than tellings');
      for (const one of told) assert.ok(one.mails <= tellings.n, `${one.recipient}: ${one.mails} mails`);
    },
  ],
  [
    'twenty password mails asked for at both at once are each sent by one',
    async (pair) => {
      const before = pair.mails().flat().length;
      const people = await pair.rows(
        `select email from app_user where is_active and email like '%@demo.example' order by id limit 10`,
      );
      await Promise.all(
        people.flatMap(({ email }) =>
          bases(pair).map((base) => ask(base, 'POST', 'a/auth/passwordreset/', { body: { email } })),
        ),
      );
      const names = await mailedOnce(pair);
      assert.ok(names.length >= before + people.length, `${names.length - before} mails`);
      const [first, second] = pair.mails();
      console.log(`  ${first.length} mails by one server, ${second.length} by the other`);
    },
  ],
  [
    'a picture sent to one is shown by the other and through the gateway, from the folder in common',
    async (pair) => {
      const [one, two] = bases(pair);
      const { access: token } = await login(one, 'fishbase_editor');
      const bytes = readFileSync(join(ROOT, 'docs/pictures/species.jpg'));
      const path = `a/picture/${randomUUID()}/?use=fishbase&author=Teva&licence=cc-by`;
      const sent = await ask(one, 'PUT', path, { token, bytes, headers: { 'content-type': 'image/jpeg' } });
      assert.equal(sent.status, 201, sent.text);
      for (const base of [one, two, pair.url, pair.url]) {
        const response = await fetch(`${base}/media/${sent.json.key}/640.webp`);
        assert.equal(response.status, 200, base);
        assert.ok((await response.arrayBuffer()).byteLength > 1000);
      }
    },
  ],
  [
    'one server ends: through the gateway every page, call and login goes on; it comes back',
    async (pair) => {
      const { access: token } = await login(pair.url, 'cases_editor');
      await pair.servers[0].kill();
      for (let turn = 0; turn < 40; turn++) {
        assert.equal((await ask(pair.url, 'GET', 'health/')).status, 200);
        assert.equal((await ask(pair.url, 'GET', 'a/getme/', { token })).status, 200);
        assert.equal((await fetch(`${pair.url}/`)).status, 200);
      }
      const stored = await ask(pair.url, 'POST', 'cw/pcase/create/', {
        body: report(await quietIsland(pair)),
      });
      assert.equal(stored.status, 201, stored.text);
      await pair.servers[0].start();
      assert.equal((await ask(bases(pair)[0], 'GET', 'a/getme/', { token })).status, 200);
    },
  ],
];
