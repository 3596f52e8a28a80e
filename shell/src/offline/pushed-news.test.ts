import { openPushNotice, showPushNotice } from './pushed-news';

const NEWS = {
  ...{ title: 'Verified alert: Rapa, March 2026', text: 'The laboratory …', lang: 'en', tag: 'alert-12' },
  url: '/island/88?lang=en',
};

test('what was pushed is shown as a notice that leads to its page', async () => {
  const showNotification = jest.fn(async () => undefined);
  await showPushNotice({ showNotification }, JSON.stringify(NEWS));
  expect(showNotification).toHaveBeenCalledWith(NEWS.title, {
    ...{ body: NEWS.text, lang: 'en', tag: 'alert-12', icon: '/app-icon-192.png', data: NEWS.url },
  });
});

test.each([
  ['nothing', undefined],
  ['no JSON', 'hello'],
  ['no news', '{}'],
  ['news of another site', JSON.stringify({ ...NEWS, url: '//evil.example/' })],
  ['news with an address', JSON.stringify({ ...NEWS, url: 'https://evil.example/' })],
])('%s is not shown', async (_what, pushed) => {
  const showNotification = jest.fn(async () => undefined);
  await showPushNotice({ showNotification }, pushed);
  expect(showNotification).not.toHaveBeenCalled();
});

test('a notice opens its page, or the tab that shows it', async () => {
  const focus = jest.fn();
  const openWindow = jest.fn(async () => null);
  const tabs = [
    { url: 'https://portal.example/' },
    { url: 'https://portal.example/island/88?lang=en', focus },
  ];
  const clients = { matchAll: async () => tabs as never, openWindow };
  await openPushNotice(clients, '/island/88?lang=en', 'https://portal.example');
  expect([focus.mock.calls.length, openWindow.mock.calls.length]).toEqual([1, 0]);
  await openPushNotice(clients, '/island/69?lang=en', 'https://portal.example');
  expect(openWindow).toHaveBeenCalledWith('https://portal.example/island/69?lang=en');
});
