import { TestServer } from '../support/harness';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

/** Calls that change or delete without `If-Match`, each with the reason. */
const WITHOUT: Record<string, string> = {
  endOneSession: 'a login has no version: it is ended or not',
  putSetting: 'the latest choice of one person on one screen stands',
  removeAttachment: 'an attachment never changes: it is there or not',
  sendAttachment: 'an attachment never changes',
  sendPicture: 'a picture is named by its content',
  revokeToken: 'a token never changes: it works or not',
  saveTexts: 'each text carries the version that it was based on',
};

/** Decisions, which are POST calls but change an existing object. */
const DECISIONS = ['decidePair', 'undoPair', 'restoreCase', 'swapCases'];

const versioned = () => server.app.calls.filter(({ ifMatch }) => ifMatch);

it('is required by every call that changes, deletes or decides', () => {
  const changing = server.app.calls.filter(
    ({ method, name }) => ['PATCH', 'DELETE', 'PUT'].includes(method) || DECISIONS.includes(name),
  );
  const without = changing.filter(({ ifMatch }) => !ifMatch).map(({ name }) => name);
  expect(without.sort()).toEqual(Object.keys(WITHOUT).sort());
  expect(versioned().map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      ...['patchCase', 'deleteCase', 'restoreCase', 'swapCases', 'patchUser', 'patchLocation'],
      ...['deleteLocation', 'patchView', 'deleteView', 'patchTracking', 'deleteTracking', 'changeLanguage'],
      ...[
        'decidePair',
        'undoPair',
        'decideAlert',
        'decideRevision',
        'editRevision',
        'withdrawRevision',
        'markCoverage',
      ],
    ]),
  );
});

it('is checked in each of them before anything else', async () => {
  for (const { name, method, route } of versioned()) {
    const path = route.replace(':id', '1').replace(':code', 'ty_PF');
    for (const headers of [{}, { 'if-match': '*' }]) {
      const response = await server.call(method, path, { as: 'admin', headers: headers as never, body: {} });
      expect([name, response.statusCode, response.json().code]).toEqual([name, 428, 'version_required']);
    }
    const stranger = await server.call(method, path, { body: {} });
    expect([name, stranger.statusCode]).toEqual([name, 401]);
  }
});
