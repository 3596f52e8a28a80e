import { commandOf } from './queue-keys';

const press = (key: string, more: KeyboardEventInit = {}, target: Element = document.body) => {
  document.body.append(target === document.body ? document.createElement('p') : target);
  let command: ReturnType<typeof commandOf> = null;
  const hear = (event: KeyboardEvent) => {
    command = commandOf(event);
  };
  document.addEventListener('keydown', hear, { once: true });
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  return command;
};

it.each([
  ['a', 'approve'],
  ['A', 'approve'],
  ['g', 'keep'],
  ['j', 'next'],
  ['ArrowDown', 'next'],
  ['k', 'previous'],
  ['ArrowUp', 'previous'],
  ['?', 'keys'],
  ['x', null],
])('%s means %s', (key, command) => expect(press(key)).toBe(command));

it.each(['ctrlKey', 'altKey', 'metaKey'])('with %s a key is left to the browser', (modifier) =>
  expect(press('a', { [modifier]: true })).toBeNull(),
);

it.each(['input', 'textarea', 'select'])('in a %s a key is typed text', (name) =>
  expect(press('a', {}, document.createElement(name))).toBeNull(),
);

test('a key held down moves through the list but decides no change', () => {
  expect(press('a', { repeat: true })).toBeNull();
  expect(press('j', { repeat: true })).toBe('next');
});
