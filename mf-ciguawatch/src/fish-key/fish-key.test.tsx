import type { Specie } from '@ciguawatch/shared/api/schemas/species';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FishKey } from './fish-key';
import { fishKeyTexts } from './texts';

jest.mock('@ciguawatch/shared/ui/art/fish/fish', () => ({ Fish: () => null }));
beforeAll(() => fishKeyTexts);

const named = (id: number, name: string, traits?: string) =>
  ({
    id,
    name,
    family: null,
    phenotype_id: 1,
    translations: [],
    ...(traits && { traits }),
  }) as unknown as Specie;
const eel = named(
  1,
  'Gymnothorax javanicus',
  'shape:eel mouth:fangs tail:none colour:brown marks:blotches size:giant',
);
const discs = Array.from({ length: 6 }, (_, at) =>
  named(
    10 + at,
    `Acanthurus ${at}`,
    'shape:disc mouth:small tail:crescent colour:blue marks:stripes size:small',
  ),
);
const all = [...discs, eel, named(30, 'Octopus cyanea')];

const head = (name: RegExp) => screen.getByRole('button', { name });
const found = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((one) => one.textContent);

test('answers in any order rank the species, and the keyboard goes on to the next open question', async () => {
  const user = userEvent.setup();
  renderWithRuntime(<FishKey species={all} />);
  expect(screen.getByText(/The 7 most reported species are compared/)).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
  await user.click(head(/^Tail/));
  await user.click(screen.getByRole('button', { name: 'No separate tail' }));
  expect(head(/^Main colour/)).toHaveFocus();
  expect(head(/^Main colour/)).toHaveAttribute('aria-expanded', 'true');
  expect(head(/^Tail/)).toHaveTextContent('No separate tail');
  expect(found()[0]).toContain('Gymnothorax javanicus');
  expect(found()[0]).toContain('1 of 1 match');
  expect(screen.getByRole('link', { name: /Gymnothorax/ })).toHaveAttribute('href', '/fishbase/specie/1');
});

test('"I don’t know" says nothing of a fish, and one wrong answer keeps each species in reach', async () => {
  const user = userEvent.setup();
  renderWithRuntime(<FishKey species={all} />);
  await user.click(screen.getByRole('button', { name: 'I don’t know' }));
  expect(head(/^Shape/)).toHaveTextContent('I don’t know');
  expect(screen.queryByRole('list')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Small' }));
  expect(screen.getByRole('status')).toHaveTextContent('Closest to your answer. None is ruled out.');
  expect(found()).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(found()).toHaveLength(7);
  expect(found()[6]).toContain('0 of 1 match');
});

test('starting again forgets the answers', async () => {
  const user = userEvent.setup();
  renderWithRuntime(<FishKey species={all} />);
  await user.click(screen.getByRole('button', { name: 'Like a snake' }));
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(screen.queryByRole('list')).toBeNull();
  expect(head(/^Shape/)).toHaveFocus();
  expect(head(/^Shape/)).toHaveTextContent('Not answered');
});

test('a directory that an earlier release kept without traits says what to do', () => {
  renderWithRuntime(<FishKey species={[named(30, 'Octopus cyanea')]} />);
  expect(screen.getByText(/not on this device yet/)).toBeVisible();
});
