import { observable, runInAction } from 'mobx';
import { InstallOffer } from './install-offer';

/** The offer on a device: a fresh page, whose storage stays from an earlier one. */
function openPage({ iphone = false, installed = false, waiting = 0 } = {}) {
  sessionStorage.clear();
  Object.defineProperty(navigator, 'standalone', {
    value: iphone || installed ? installed : undefined,
    configurable: true,
  });
  const reports = observable.box(waiting);
  const events = new EventTarget();
  const offer = new InstallOffer(events, () => reports.get() > 0);
  offer.start();
  /** What a browser sends when the portal can be installed. */
  const installable = () => {
    const prompt = jest.fn(async () => ({ outcome: 'accepted' }));
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    events.dispatchEvent(event);
    return { event, prompt };
  };
  return { offer, installable, wait: (count: number) => runInAction(() => reports.set(count)) };
}

beforeEach(() => localStorage.clear());

test('the second visit offers to install, once, and the browser asks', async () => {
  const first = openPage();
  expect(first.installable().event.defaultPrevented).toBe(true);
  expect(first.offer.way).toBeNull();
  const second = openPage();
  const { prompt } = second.installable();
  expect(second.offer.way).toBe('prompt');
  await second.offer.accept();
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(second.offer.way).toBeNull();
  const third = openPage();
  third.installable();
  expect(third.offer.way).toBeNull();
});

test('an iPhone on which a report waits says that Safari clears it, on the first visit too', () => {
  const { offer, wait } = openPage({ iphone: true });
  expect(offer.way).toBeNull();
  wait(1);
  expect(offer.way).toBe('iphoneWaiting');
  offer.close();
  wait(0);
  wait(1);
  expect(offer.way).toBeNull();
});

test('an iPhone is told the way on its second visit', () => {
  openPage({ iphone: true });
  expect(openPage({ iphone: true }).offer.way).toBe('iphone');
});

test('the installed portal and other browsers are offered nothing', () => {
  openPage({ installed: true, waiting: 1 });
  expect(openPage({ installed: true, waiting: 1 }).offer.way).toBeNull();
  expect(openPage({ waiting: 1 }).offer.way).toBeNull();
});
