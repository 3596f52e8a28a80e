import { aboveKeyboard } from './above-keyboard';

test('a field that the keyboard covers is moved above it, until the form is gone', () => {
  const seen = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 });
  Object.defineProperty(window, 'visualViewport', { value: seen, configurable: true });
  const field = document.body.appendChild(document.createElement('input'));
  field.getBoundingClientRect = () => ({ bottom: 700 }) as DOMRect;
  const page = document.documentElement;
  const stop = aboveKeyboard();
  field.focus();
  expect(page.scrollTop).toBe(0);
  seen.height = innerHeight - 300;
  seen.dispatchEvent(new Event('resize'));
  expect(page.scrollTop).toBe(700 + 24 - (innerHeight - 300));
  expect(page).toHaveAttribute('data-keyboard');
  const { scrollTop } = page;
  stop();
  expect(page).not.toHaveAttribute('data-keyboard');
  seen.dispatchEvent(new Event('resize'));
  expect(page.scrollTop).toBe(scrollTop);
});
