import { isPushService, readPushServices } from '../../src/config/push-services';
import { pushKeys } from '../../src/features/follow/push/keys';
import { sendPushes } from '../../src/features/follow/push/send';
import { tellFollowers } from '../../src/features/follow/tell';
import { RAPA, TAHITI } from '../cases/samples';
import { byHand } from '../support/by-hand';
import { TestServer } from '../support/harness';
import { isSignedBy, type PushedBrowser, PushService } from '../support/push-service';
import { engines } from '../support/test-store';
import { addAlert, addIssue, emptyNews } from './news-setup';

const MINUTE = 60;

describe.each(engines)('an island followed by notices of a browser on %s', (engine) => {
  let server: TestServer;
  let service: PushService;
  beforeAll(async () => {
    service = await PushService.start();
    server = await TestServer.start({ PUSH_SERVICES: service.origin, LIMIT_FOLLOW_ADDRESS: '3' }, engine);
  });
  afterAll(async () => {
    await server.stop();
    await service.stop();
  });
  beforeEach(async () => {
    service.pushed.length = 0;
    service.status.clear();
    await emptyNews(server);
    for (const table of ['follow', 'news_told', 'mail_outbox', 'rate_limit'] as const)
      await byHand(server.store).deleteFrom(table).execute();
  });

  const follow = ({ address }: Pick<PushedBrowser, 'address'>, fields: object = {}) =>
    server.post('cw/push/', { ...address, island: RAPA, language: 'fr_FR', ...fields });
  const send = async (): Promise<void> => {
    await tellFollowers(server.deps);
    await sendPushes(server.deps);
  };
  const tell = async (): Promise<void> => {
    server.clock.pass(10 * MINUTE);
    await send();
  };
  const followers = () => server.store.read.selectFrom('follow').select('id').execute();

  it('is told once of what is published, sealed for it and signed by a key that stays', async () => {
    const browser = service.browser('one');
    expect((await follow(browser)).json()).toEqual({ islands: [RAPA] });
    const { endpoint } = browser;
    expect((await server.post('cw/push/mine/', { endpoint })).json()).toEqual({ islands: [RAPA] });
    const alert = await addAlert(server, RAPA);
    await addAlert(server, RAPA, { state: 'open' });
    await addIssue(server, 'internal');
    await tell();
    await send();
    const [message, ...others] = service.pushed;
    expect(others).toEqual([]);
    expect(JSON.parse(browser.read(message as never))).toEqual({
      title: 'Alerte vérifiée\u00a0: Rapa, mars 2026',
      text: expect.stringContaining('Le laboratoire a vérifié une alerte'),
      url: `/island/${RAPA}?lang=fr`,
      lang: 'fr',
      tag: `alert-${alert}`,
    });
    expect(message?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '259200' });
    const { key } = (await server.get('cw/push/')).json();
    expect(isSignedBy(key, service.origin, message as never)).toBe(true);
    expect((await pushKeys(server.deps)).publicKey).toBe(key);
    const ended = await server.post('cw/push/end/', { endpoint, island: RAPA });
    expect(ended.json()).toEqual({ islands: [] });
    await addAlert(server, RAPA);
    await tell();
    expect(service.pushed).toHaveLength(1);
  });

  it('keeps its address and the private key sealed', async () => {
    await follow(service.browser('unseen'));
    await server.get('cw/push/');
    const rows = await server.store.read.selectFrom('follow').selectAll().execute();
    const settings = await server.store.read.selectFrom('setting').selectAll().execute();
    const { privateKey } = await pushKeys(server.deps);
    expect(JSON.stringify([rows, settings])).not.toMatch(/unseen|p256dh/);
    expect(JSON.stringify(settings)).not.toContain(privateKey);
    // Another SECRET opens none of it: other keys are made, and whom they cannot reach is erased.
    const other = { ...server.deps, secret: 'another secret of the tests, long enough' };
    const made = await Promise.all([pushKeys(other), pushKeys(other)]);
    expect(made[0].publicKey).toBe(made[1].publicKey);
    expect(made[0].privateKey).not.toBe(privateKey);
    await addAlert(server, RAPA);
    server.clock.pass(10 * MINUTE);
    await tellFollowers(other);
    await sendPushes(other);
    expect([await followers(), service.pushed]).toEqual([[], []]);
  });

  it.each([404, 410])('that is gone (%s) is erased', async (status) => {
    service.status.set('/gone', status);
    await follow(service.browser('gone'));
    await follow(service.browser('there'));
    await addAlert(server, RAPA);
    await tell();
    expect([service.pushed.length, (await followers()).length]).toEqual([2, 1]);
  });

  it('is tried again where its service does not answer, five times, and never led elsewhere', async () => {
    service.status.set('/busy', 503);
    service.status.set('/leads', 302);
    await follow(service.browser('busy'));
    await follow(service.browser('leads'));
    await addAlert(server, RAPA);
    await tell();
    for (let n = 0; n < 8; n += 1) {
      server.clock.pass(60 * MINUTE);
      await send();
    }
    const paths = service.pushed.map(({ path }) => path);
    expect(paths.filter((path) => path === '/busy')).toHaveLength(5);
    expect(new Set(paths)).toEqual(new Set(['/busy', '/leads']));
    expect(await followers()).toHaveLength(2);
    expect(await server.store.read.selectFrom('push_waiting').select('id').execute()).toEqual([]);
  });

  it('goes on under a renewed address, with what waits, and only once for each island', async () => {
    const [former, renewed] = [service.browser('former'), service.browser('renewed')];
    for (const island of [RAPA, TAHITI]) await follow(former, { island });
    const renew = (address: object) => server.post('cw/push/renew/', { former: former.endpoint, ...address });
    await addAlert(server, RAPA);
    server.clock.pass(10 * MINUTE);
    await tellFollowers(server.deps);
    // A page told it of one island before.
    await byHand(server.store).deleteFrom('rate_limit').execute();
    await follow(renewed, { island: TAHITI });
    expect((await renew({ ...renewed.address, endpoint: 'https://intranet.example/x' })).statusCode).toBe(
      400,
    );
    await byHand(server.store).deleteFrom('rate_limit').execute();
    expect((await renew(renewed.address)).json()).toEqual({ islands: [TAHITI, RAPA].sort((a, b) => a - b) });
    expect((await server.post('cw/push/mine/', { endpoint: former.endpoint })).json()).toEqual({
      islands: [],
    });
    expect(await followers()).toHaveLength(2);
    await sendPushes(server.deps);
    expect(service.pushed.map(({ path }) => path)).toEqual(['/renewed']);
    expect(renewed.read(service.pushed[0] as never)).toContain('Rapa');
    // Who knows no former address moves nothing.
    const stranger = { ...service.browser('stranger').address, former: 'https://fcm.googleapis.com/none' };
    expect((await server.post('cw/push/renew/', stranger)).json()).toEqual({ islands: [] });
    expect(await followers()).toHaveLength(2);
  });

  it('takes addresses of push services alone, islands alone, and so many of a network', async () => {
    const browser = service.browser('one');
    for (const endpoint of ['http://127.0.0.1:1/x', 'https://intranet.example/x', 'file:///etc/passwd'])
      expect([endpoint, (await follow({ address: { ...browser.address, endpoint } })).statusCode]).toEqual([
        endpoint,
        400,
      ]);
    expect((await follow(browser, { island: 999_999 })).statusCode).toBe(400);
    expect((await follow(browser)).statusCode).toBe(429);
    expect(await followers()).toEqual([]);
  });
});

test('push services are those of the browsers, over https, unless others are named', () => {
  const services = readPushServices({});
  const isOne = (address: string) => isPushService(address, services);
  expect(isOne('https://fcm.googleapis.com/fcm/send/x')).toBe(true);
  expect(isOne('https://wns2-par02p.notify.windows.com/w/?token=x')).toBe(true);
  for (const address of [
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com.example.org/x',
    'https://x@fcm.googleapis.com/x',
    'https://notify.windows.com.example.org/x',
    'https://127.0.0.1/x',
    'none',
  ])
    expect([address, isOne(address)]).toEqual([address, false]);
  expect(readPushServices({ PUSH_SERVICES: 'none' })).toEqual([]);
  expect(() => readPushServices({ PUSH_SERVICES: 'http://intranet.example' })).toThrow(/PUSH_SERVICES/);
});
