import type { Call } from '@ciguawatch/shared/api/call';
import { TestServer } from '../support/harness';

/**
 * Calls that write to cases, places and their links without showing hidden values, each with the reason. A
 * new call must be guarded or be added here.
 */
const OPENS_NOTHING: Record<string, string> = {
  formCase: 'reads',
  findCase: 'reads',
  exportCases: 'reads',
  importCases: 'only adds cases: a further case of a meal hides as much or more',
  createContact: 'a contact is in no public row',
  createCase: 'a further report of a meal hides as much or more',
  readWithdrawal: 'reads',
  withdrawCase: 'goes at once; what it hid in its meal stays hidden',
  redactCase: 'takes values out of the trail, and changes no row',
  createView: 'a view is no case',
  patchView: 'a view is no case',
  deleteView: 'a view is no case',
  seeThread: 'the thread of a case is in no public row',
  writeNote: 'a note is in no public row',
  patchNote: 'a note is in no public row',
  eraseNote: 'a note is in no public row',
  patchTask: 'who works on a case is in no public row',
  recordRecovery: 'an answer is in no public row; persistence that follows from it hides nothing less',
  lookAtFlag: 'a flag is in no public row, and removes nothing',
  createSample: 'a sample is in no public row of a case',
  patchSample: 'a sample is in no public row of a case',
  deleteSample: 'a sample is in no public row of a case',
  restoreSample: 'a sample is in no public row of a case',
  importSamples: 'a sample is in no public row of a case',
  undoSampleImport: 'a sample is in no public row of a case',
  sendAttachment: 'an attachment is private',
  removeAttachment: 'an attachment is private',
  redactAlert: 'takes values out of the trail, and changes no row',
  decideAlert: 'an alert changes no row',
  markCoverage: 'what a source observed changes no row',
  addPost: 'a post is no case',
  changePost: 'a post is no case',
  askPost: 'sends a mail',
  answerSilence: 'what a source observed changes no row',
  replayAlerts: 'reads',
  writeReportComment: 'a comment changes no row',
  redactReportComment: 'a comment changes no row',
  issueReport: 'is made of public rows',
  listPushIslands: 'reads',
  followByPush: 'who follows an island is in no public row',
  renewPush: 'who follows an island is in no public row',
  unfollowByPush: 'who follows an island is in no public row',
  askWording: 'a text of the portal is in no public row',
  decideWording: 'a text of the portal is in no public row',
  findPerson: 'reads',
  exportPerson: 'reads',
  erasePerson: 'takes texts and contacts out, which no public row holds',
};

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

const calls = () => server.app.calls as unknown as Call[];

test('every call that writes to cases or places is guarded, or is known to show nothing', () => {
  const writing = calls().filter(({ method, route }) => method !== 'GET' && route.startsWith('cw/'));
  const unknown = writing.filter(
    ({ name }) => !server.app.guardedChanges.has(name) && !(name in OPENS_NOTHING),
  );
  expect(unknown.map(({ name }) => name)).toEqual([]);
});

test('a call’s declaration of waiting matches the server', () => {
  const said = calls().filter(({ mayWait }) => mayWait);
  expect(said.map(({ name }) => name).sort()).toEqual([...server.app.guardedChanges.keys()].sort());
  expect(said.length).toBeGreaterThan(8);
});
