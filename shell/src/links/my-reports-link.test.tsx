import { connectivity } from '@ciguawatch/shared/runtime/http/connectivity';
import { textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import { outbox } from '@ciguawatch/shared/runtime/outbox/outbox';
import { act, render, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { MyReportsLink } from './my-reports-link';

jest.mock('../pages/outbox/my-reports/loaded-link', () => ({
  __esModule: true,
  default: () => <p>My reports</p>,
}));
jest.mock('@ciguawatch/shared/runtime/i18n/i18n', () => ({
  ...jest.requireActual('@ciguawatch/shared/runtime/i18n/i18n'),
  textsReady: jest.fn(),
}));

it('a press waits for the network when the texts are not loaded, and stays on the page', async () => {
  jest.mocked(textsReady).mockRejectedValueOnce(new Error('Loading chunk failed')).mockResolvedValue();
  runInAction(() => {
    outbox.sent = [{ uuid: 'a', call: 'report', account: null, id: 1, answer: {}, body: {}, at: 0 }];
  });
  render(
    <>
      <MyReportsLink look="bar" />
      <p>The page</p>
    </>,
  );
  await act(async () => undefined);
  expect(screen.getByText('The page')).toBeVisible();
  expect(screen.queryByText('My reports')).toBeNull();
  act(() => connectivity.answered());
  expect(await screen.findByText('My reports')).toBeVisible();
});
