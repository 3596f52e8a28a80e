import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FakeServer } from '../../../testing/fakes/fake-server';
import { fakeToken, fakeUser } from '../../../testing/fakes/fake-user';
import { setRuntime } from '../../../testing/render-with-runtime';
import { writeCookie } from '../../http/cookies';
import { SENDERS, senderOf } from './calls';

/**
 * Fixtures of items that devices stored, by month, and the requests they became; today's server is tested
 * with them.
 */
const folder = join(process.cwd(), 'server/test/waiting');
const steps = readdirSync(folder).flatMap(
  (name) => JSON.parse(readFileSync(join(folder, name), 'utf8')).steps,
);
/** Not stored in fixtures: decisions bound to a version must not be sent unseen, and a file is no body. */
const BY_VERSION = ['editRevision', 'withdrawRevision', 'decideRevision', 'decidePair', 'sendPicture'];

beforeEach(() => {
  setRuntime({ user: fakeUser({ id: 7 }) });
  writeCookie('access_token', fakeToken(), 300);
});

test('every sender has a fixture of what devices keep for it', () => {
  const known = [...new Set(steps.map(({ sender }) => sender)), ...BY_VERSION].sort();
  expect(known).toEqual([...SENDERS].sort());
});

test.each(steps)(
  '$sender still becomes the same requests',
  async ({ sender, as, item, params, requests }) => {
    const server = new FakeServer();
    for (const { method, path } of requests)
      server.on(method, path.replace(/\{\w+\}/, '41'), { status: 200, data: { id: 41 } });
    // The test looks at the request; the response does not matter.
    const said = jest.spyOn(console, 'error').mockImplementation();
    const sending = senderOf(sender)?.({
      uuid: '7d0c5a3e-0d7b-4c1e-9d3c-2a4f5b6c7d09',
      call: sender,
      params: params ?? null,
      body: item,
      state: 'sending',
      account: as === null ? null : 7,
      created: 0,
      tries: 0,
      notBefore: 0,
    });
    await sending?.catch(() => undefined);
    said.mockRestore();
    const whole = ({ $case, ...own }: { $case?: true } = {}) => ({ ...($case && item.case), ...own });
    expect(server.requests.map(({ method, path, body }) => [method, path, body ?? {}])).toEqual(
      requests.map(({ method, path, body }: (typeof requests)[number]) => [
        method,
        path.replace(/\{\w+\}/, '41'),
        JSON.parse(JSON.stringify(whole(body)).replace('"{contact}"', '41')),
      ]),
    );
  },
);
