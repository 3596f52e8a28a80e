import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import { setLanguage } from '@ciguawatch/shared/runtime/i18n/i18n';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../work/texts';
import { FirstSteps } from './first-steps';
import { FIRST_STEPS, openedOf, stepsOf } from './steps';

let stored: unknown;
jest.mock('@ciguawatch/shared/runtime/http/call', () => ({
  call: async ({ name }: { name: string }, { body }: { body?: { value: unknown } }) => {
    if (name === 'putSetting') stored = body?.value;
    return { value: stored };
  },
}));

const groups = [ROLE.samples_editor, ROLE.cases_editor];

test('the steps are those of the first role, until all were opened or the note was closed', () => {
  expect(stepsOf(groups, [])).toEqual(FIRST_STEPS.cases_editor);
  expect(stepsOf(groups, [...FIRST_STEPS.cases_editor])).toEqual([]);
  expect(stepsOf(groups, true)).toEqual([]);
  expect(stepsOf([], [])).toEqual([]);
  expect([null, 'x', [1, 'a'], true].map(openedOf)).toEqual([[], [], ['a'], true]);
});

test('a step that was opened is ticked and kept; the note goes when it is closed', async () => {
  stored = null;
  setLanguage('en_US');
  const { container } = render(<FirstSteps groups={groups} />);
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    ['list', 'review', 'pairs'].map((task) => `/help/case-editor?lang=en#${task}`),
  );
  for (const link of links) link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(links[1]!);
  expect(stored).toEqual(['case-editor#review']);
  expect(links[1]).toHaveTextContent('opened');
  await userEvent.click(screen.getByRole('button'));
  expect(stored).toBe(true);
  await act(async () => undefined);
  expect(container).toBeEmptyDOMElement();
});
