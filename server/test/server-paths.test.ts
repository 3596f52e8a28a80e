import { isServerPath, SERVER_SEGMENTS } from '@ciguawatch/shared/contract/server-paths';
import { SHARED_PHOTO } from '@ciguawatch/shared/contract/shared-photo';
import { Metrics } from '../src/metrics/metrics';
import { otherAddresses } from './stranger/public-answers';
import { FakeClock } from './support/fake-clock';
import { TestServer } from './support/harness';

let server: TestServer;
beforeAll(async () => {
  const metrics = new Metrics();
  server = await TestServer.start({ METRICS_TOKEN: 'a'.repeat(40) }, 'pglite', new FakeClock(), { metrics });
});
afterAll(() => server.stop());

it('answers itself only what the list names, so that no worker and no router takes it for a page', () => {
  const calls = server.app.calls.map(({ route }) => `/api/${route}`);
  // The wildcard is that of the files of the build; a shared photo is posted to a page, which then opens.
  const others = otherAddresses(server.app)
    .filter((address) => address !== '*' && address !== SHARED_PHOTO.page)
    .map((address) => address.replace(/\*$/, '/x'));
  expect(others.length).toBeGreaterThan(10);
  expect([...calls, ...others].filter((address) => !isServerPath(address))).toEqual([]);
});

it('says of an address of the list that nothing is there, never shows the page of the portal', async () => {
  for (const segment of SERVER_SEGMENTS) {
    const { statusCode, body } = await server.app.inject({ url: `/${segment}/gone` });
    expect([segment, statusCode, body.includes('id="root"')]).toEqual([segment, 404, false]);
  }
});
