import { addMessages } from '@ciguawatch/shared/runtime/i18n/i18n';
import { FakeClock } from '@ciguawatch/shared/testing/fakes/fake-clock';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { act, screen } from '@testing-library/react';
import englishPages from '../../../../locales/en_US.json';
import { Reopen } from './reopen';

beforeAll(() => addMessages('ciguawatch', { en_US: englishPages }));

const storageSays = (persisted: boolean) =>
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: { persisted: () => Promise.resolve(persisted) },
  });
const show = async () => {
  renderWithRuntime(<Reopen />);
  await act(async () => undefined);
};

test('a report that waits is safe for a week, unless the browser promised to keep it', async () => {
  new FakeClock(Date.UTC(2026, 10, 21, 20));
  storageSays(false);
  await show();
  expect(
    screen.getByText('Open the portal again before November 28, 2026 if your report has not been sent.'),
  ).toBeVisible();
});

test('asks nothing where storage is already persistent', async () => {
  storageSays(true);
  await show();
  expect(screen.queryByText(/Open the portal again/)).toBeNull();
});
