import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SCRIPT = readFileSync(join(__dirname, 'head.js'), 'utf8');

interface Noted {
  hidden: boolean;
  pressing: boolean;
  waitFor: (then: () => void) => void;
}

let noted: Noted;
const button = () => document.querySelector('#first button') as HTMLElement;
const send = (target: EventTarget, kind: string) => target.dispatchEvent(new Event(kind, { bubbles: true }));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  localStorage.setItem('ciguawatch.language', 'fr_FR');
  document.head.innerHTML = '<meta id="first-sheet">';
  document.body.innerHTML = '<div id="first"><button type="button">Suivant</button></div>';
  new Function(SCRIPT)();
  noted = (window as unknown as { firstView: Noted }).firstView;
  expect(noted.hidden).toBe(false);
});

afterEach(() => jest.useRealTimers());

test('a press may last as long as the scripts take; its limit counts from when the live page waits', () => {
  const ended = jest.fn();
  send(button(), 'pointerdown');
  jest.advanceTimersByTime(40_000);
  expect(noted.pressing).toBe(true);
  noted.waitFor(ended);
  jest.advanceTimersByTime(9_900);
  expect(ended).not.toHaveBeenCalled();
  jest.advanceTimersByTime(100);
  expect(ended).toHaveBeenCalledTimes(1);
});

test('a press that begins while the live page waits for a composition has the same limit', () => {
  const ended = jest.fn();
  noted.waitFor(ended);
  send(button(), 'pointerdown');
  jest.advanceTimersByTime(10_000);
  expect(ended).toHaveBeenCalledTimes(1);
});

test('the live page comes as soon as the finger is up and its click has been heard', () => {
  const ended = jest.fn();
  send(button(), 'pointerdown');
  noted.waitFor(ended);
  send(button(), 'pointerup');
  expect(ended).not.toHaveBeenCalled();
  send(button(), 'click');
  expect(ended).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(20_000);
  expect(ended).toHaveBeenCalledTimes(1);
});

test('a window that loses the focus ends the press: its end will not be heard', () => {
  const ended = jest.fn();
  send(button(), 'pointerdown');
  noted.waitFor(ended);
  button().dispatchEvent(new FocusEvent('blur'));
  expect(ended).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('blur'));
  expect(ended).toHaveBeenCalledTimes(1);
});
