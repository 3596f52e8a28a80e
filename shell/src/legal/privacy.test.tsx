import { addMessages } from '@ciguawatch/shared/runtime/i18n/i18n';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen, within } from '@testing-library/react';
import shellTexts from '../../locales/en_US.json';
import legalTexts from './locales/en_US.json';
import Privacy from './privacy';

jest.mock('./texts', () => ({}));

beforeAll(() => {
  addMessages('shell', { en_US: shellTexts });
  addMessages('legal', { en_US: legalTexts });
});

test('the privacy page says what is public by the residents of the island, and what never is', () => {
  renderWithRuntime(<Privacy />);
  const section = screen.getByRole('heading', { name: 'What the public sees' }).parentElement as HTMLElement;
  const lists = within(section)
    .getAllByRole('list')
    .map((list) => within(list).getAllByRole('listitem').length);
  expect(lists).toEqual([8, 7, 5, 2, 10]);
  expect(section).toHaveTextContent('where 20,000 people or more live');
  expect(section).toHaveTextContent(
    'where fewer than 2,000 people live, or whose number of residents is unknown',
  );
  expect(section).toHaveTextContent('in classes: 2, 5, 10, 20.');
  expect(screen.getByText('the draft of a report, for 30 days;')).toBeVisible();
});
