import { leaveGuard } from '@ciguawatch/shared/runtime/navigation/leave-guard';
import { followTab } from './follow-tab';
import { reloadForCode } from './reload';

jest.mock('./reload', () => ({ reloadForCode: jest.fn(async () => true), reloadForBuild: jest.fn() }));

const check = { look: jest.fn(async () => undefined), available: true, current: 'two' };
const navigateTo = (path: string) => {
  history.pushState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
};
let stop = () => {};

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  history.replaceState(null, '', '/a');
  check.available = true;
  stop = followTab(check);
});
afterEach(() => stop());

test('checks for a build when the visitor returns to the tab', () => {
  document.dispatchEvent(new Event('visibilitychange'));
  expect(check.look).toHaveBeenCalledTimes(1);
  stop();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(check.look).toHaveBeenCalledTimes(1);
});

test('a new build is loaded with the next page, not with a step within one', () => {
  navigateTo('/a');
  expect(reloadForCode).not.toHaveBeenCalled();
  navigateTo('/b');
  expect(reloadForCode).toHaveBeenCalledTimes(1);
  // The reload did not lead to the new build.
  navigateTo('/c');
  expect(reloadForCode).toHaveBeenCalledTimes(1);
});

test('a postponed build is not loaded', () => {
  check.available = false;
  navigateTo('/b');
  expect(reloadForCode).not.toHaveBeenCalled();
});

test('a build that could not be loaded, offline or just after another reload, is loaded with a later page', async () => {
  jest.mocked(reloadForCode).mockResolvedValueOnce(false);
  navigateTo('/b');
  await Promise.resolve();
  navigateTo('/c');
  expect(reloadForCode).toHaveBeenCalledTimes(2);
});

test('a form with unsaved changes keeps the build it was opened with', () => {
  const letGo = leaveGuard.hold(null);
  navigateTo('/form');
  expect(reloadForCode).not.toHaveBeenCalled();
  letGo();
  navigateTo('/after');
  expect(reloadForCode).toHaveBeenCalledTimes(1);
});
