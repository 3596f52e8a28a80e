import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import { setLanguage } from '@ciguawatch/shared/runtime/i18n/i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../work/texts';
import { FirstSteps } from './first-steps';
import { FIRST_STEPS, openedOf, stepsOf } from './steps';
import { NEWS } from './whats-new';

const kept: Record<string, unknown> = {};
jest.mock('@ciguawatch/shared/runtime/http/call', () => ({
  call: async (
    { name }: { name: string },
    { params, body }: { params: { key: string }; body?: { value: unknown } },
  ) => {
    if (name === 'putSetting') kept[params.key] = body?.value;
    return { value: kept[params.key] ?? null };
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
  setLanguage('en_US');
  const { container } = render(<FirstSteps groups={groups} />);
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    ['list', 'review', 'pairs'].map((task) => `/help/case-editor?lang=en#${task}`),
  );
  for (const link of links) link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(links[1]!);
  expect(kept['first-steps']).toEqual(['case-editor#review']);
  expect(links[1]).toHaveTextContent('opened');
  await userEvent.click(screen.getByRole('button'));
  expect(kept['first-steps']).toBe(true);
  // What is new comes once the first steps are done, and once only.
  await userEvent.click(await screen.findByRole('button', { name: 'I have read it' }));
  expect(kept['news-read']).toBe(NEWS);
  expect(container).toBeEmptyDOMElement();
});
