import { makeListRoom } from './list-room';

const box = (top: number, bottom: number) => () => ({ top, bottom, height: bottom - top }) as DOMRect;

/** A field at 500 to 548 px of a window of 640, with bars of 90 and 100, and its list of 300 below. */
function open(keyboard = 0) {
  Object.defineProperty(window, 'innerHeight', { value: 640, configurable: true });
  const view = Object.assign(new EventTarget(), { height: 640 - keyboard, offsetTop: 0, scale: 1 });
  Object.defineProperty(window, 'visualViewport', { value: view, configurable: true });
  const page = document.documentElement;
  page.style.setProperty('scroll-padding-top', '90px');
  page.style.setProperty('scroll-padding-bottom', '100px');
  page.scrollTop = 0;
  const field = document.body.appendChild(document.createElement('input'));
  field.getBoundingClientRect = box(500, 548);
  const list = document.body.appendChild(document.createElement('div'));
  list.getBoundingClientRect = box(552, 852);
  list.scrollIntoView = jest.fn();
  return { view, page, field, list, stop: makeListRoom(list, field) };
}

test('a list is no higher than what the bars leave below its field, and is scrolled there', () => {
  const { list, page, stop } = open();
  expect(list.style.maxHeight).toBe('336px');
  expect(list.scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
  // What the browser did not scroll itself.
  expect(page.scrollTop).toBe(852 + 8 - 540);
  stop();
});

test('it follows the keyboard until it is closed', () => {
  const { list, view, stop } = open();
  view.height = 640 - 260;
  view.dispatchEvent(new Event('resize'));
  expect(list.style.maxHeight).toBe(`${380 - 90 - 48 - 16}px`);
  stop();
  view.height = 300;
  view.dispatchEvent(new Event('resize'));
  expect(list.style.maxHeight).toBe(`${380 - 90 - 48 - 16}px`);
});

test('a box that clips the field bounds the list too, and the page behind a dialog stays', () => {
  const { field, list, page } = open();
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  dialog.style.overflowY = 'auto';
  dialog.getBoundingClientRect = box(200, 500);
  dialog.append(field, list);
  page.scrollTop = 0;
  makeListRoom(list, field);
  expect(list.style.maxHeight).toBe(`${300 - 48 - 16}px`);
  expect(page.scrollTop).toBe(0);
});
