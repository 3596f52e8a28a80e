import { forgetSingletons } from '../federation/singleton';
import type { FirstView } from './first-view';

interface Noted {
  busy: number;
  pressed: Element | null;
  waitFor: (then: () => void) => void;
  drop: () => void;
}

const SECTION = `
  <div data-field="gender"><input type="radio" name="gender" value="F"><input type="radio" name="gender" value="M"></div>
  <div data-field="age"><input type="text" name="age"></div>
  <input type="hidden" name="lang" value="fr">
  <button type="submit">Next</button><button type="button" aria-label="Close"></button>`;

let noted: Noted;
/** Listeners registered by the live page. */
let ended: (() => void) | null;

/** A page with a first view in front of the live form; `answer` fills in the first view. */
function setUp(answer: (first: HTMLElement) => void = () => undefined): FirstView {
  document.body.innerHTML = `<style id="first-style"></style><div id="first"><form>${SECTION}</form></div>
    <div id="root"><form>${SECTION.replaceAll('name="gender"', 'name="r1"')}</form></div>`;
  ended = null;
  noted = {
    busy: 0,
    pressed: null,
    waitFor: (then) => {
      ended = then;
    },
    drop: () => document.getElementById('first')?.remove(),
  };
  Object.assign(window, { firstView: noted, scrollTo: jest.fn() });
  answer(document.getElementById('first') as HTMLElement);
  forgetSingletons();
  let view: FirstView | undefined;
  jest.isolateModules(() => {
    view = (jest.requireActual('./first-view') as typeof import('./first-view')).firstView;
  });
  return view as FirstView;
}

const live = () => document.querySelector('#root form') as HTMLFormElement;
const inLive = <E extends Element = HTMLInputElement>(selector: string) =>
  live().querySelector(selector) as E;
const type = (root: HTMLElement, text: string) => {
  (root.querySelector('[name=age]') as HTMLInputElement).value = text;
};

afterEach(() => {
  jest.useRealTimers();
  document.body.innerHTML = '';
});

test('answers are what was chosen and typed, by the names of the fields', () => {
  const view = setUp((first) => {
    (first.querySelector('[value=M]') as HTMLInputElement).checked = true;
    type(first, '42');
  });
  expect(view.shown).toBe(true);
  expect(view.answers()).toEqual({ gender: 'M', age: '42' });
});

test('the live form gets answers as if they were given there, then focus and caret; the first view is gone', () => {
  const heard = jest.fn();
  const view = setUp((first) => {
    (first.querySelector('[value=F]') as HTMLInputElement).checked = true;
    type(first, '4x');
    const age = first.querySelector('[name=age]') as HTMLInputElement;
    age.focus();
    age.setSelectionRange(1, 1);
  });
  live().addEventListener('input', heard);
  view.handOver(live());
  expect(document.getElementById('first')).toBeNull();
  expect(inLive('[value=F]').checked).toBe(true);
  expect(inLive('[name=age]').value).toBe('4x');
  expect(heard).toHaveBeenCalled();
  expect(document.activeElement).toBe(inLive('[name=age]'));
  expect(inLive('[name=age]').selectionStart).toBe(1);
  expect(view.answers()).toEqual({});
});

test('fields that hear of no change yet are waited for, unless they say all that was given already', () => {
  const view = setUp((first) => type(first, '42'));
  view.handOver(live(), false);
  expect([view.shown, inLive('[name=age]').value]).toEqual([true, '']);
  type(live(), '42');
  view.handOver(live(), false);
  expect(view.shown).toBe(false);
});

test('a press that waited is made in the live page, once', () => {
  jest.useFakeTimers();
  const pressed = jest.fn((event: Event) => event.preventDefault());
  const view = setUp();
  noted.pressed = document.querySelector('#first [type=submit]');
  live().addEventListener('submit', pressed);
  view.handOver(live());
  view.handOver(live());
  jest.runAllTimers();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a press on what has no words is found by its label', () => {
  jest.useFakeTimers();
  const closed = jest.fn();
  const view = setUp();
  noted.pressed = document.querySelector('#first [aria-label=Close]');
  inLive('[aria-label=Close]').addEventListener('click', closed);
  view.handOver(live());
  jest.runAllTimers();
  expect(closed).toHaveBeenCalledTimes(1);
});

test('a letter that is being composed is waited for', () => {
  jest.useFakeTimers();
  const view = setUp((first) => type(first, 'に'));
  noted.busy = 1;
  view.handOver(live());
  expect(view.shown).toBe(true);
  expect(inLive('[name=age]').value).toBe('');
  noted.busy = 0;
  ended?.();
  jest.runAllTimers();
  expect(view.shown).toBe(false);
  expect(inLive('[name=age]').value).toBe('に');
});

test('dropped, it hands nothing over', () => {
  const view = setUp((first) => type(first, '42'));
  view.drop();
  view.handOver(live());
  expect(document.getElementById('first')).toBeNull();
  expect(inLive('[name=age]').value).toBe('');
});
