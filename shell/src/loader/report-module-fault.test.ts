import { FakeServer } from '@ciguawatch/shared/testing/fakes/fake-server';
import { BUILT_IN_DECLARATIONS } from '../registry/built-in-declarations';
import { registry } from '../registry/registry';
import { LoadFailure } from './failure';
import { reportModuleFault } from './report-module-fault';

const decl = BUILT_IN_DECLARATIONS.find(({ id }) => id === 'mf-gis')!;
const release = { version: '2', integrity: 'sha384-A', decl, shared: 1, uses: {} };

test('each kind of failure is reported once, a missing network never, and an unreachable server does no harm', async () => {
  const server = new FakeServer().on('POST', 'a/module/fault/', { status: 202, data: {} });
  history.replaceState(null, '', '/gis/maps?token=secret');
  const crash = new LoadFailure('crash', `Advice. Original Error Message:\n ${'x'.repeat(900)}`);
  await reportModuleFault('mf-gis', crash);
  await reportModuleFault('mf-gis', crash);
  await reportModuleFault('mf-gis', new LoadFailure('network', 'away'));
  await reportModuleFault('mf-global', crash);
  const sent = server.sent('a/module/fault/').map(({ body }) => body);
  expect(sent).toEqual([
    { module: 'mf-gis', version: null, kind: 'crash', message: 'x'.repeat(500), page: '/gis/maps' },
    expect.objectContaining({ module: 'mf-global' }),
  ]);
  server.down = true;
  await expect(reportModuleFault('mf-fishbase', crash)).resolves.toBeUndefined();
});

test('a module under development at another site is not reported', async () => {
  const server = new FakeServer().on('POST', 'a/module/fault/', { status: 202, data: {} });
  registry.replace([{ ...release, entry: 'http://localhost:9001/modules/mf-gis/dev/remoteEntry.js' }]);
  await reportModuleFault('mf-gis', new LoadFailure('crash', 'while it is written'));
  registry.replace([{ ...release, entry: '/modules/mf-gis/2/remoteEntry.js' }]);
  await reportModuleFault('mf-gis', new LoadFailure('crash', 'in service'));
  expect(server.sent('a/module/fault/').map(({ body }) => body)).toEqual([
    expect.objectContaining({ message: 'in service', version: '2' }),
  ]);
});
