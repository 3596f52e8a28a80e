import { emptyReport } from '@ciguawatch/shared/domain/report/report-values';
import { addMessages } from '@ciguawatch/shared/runtime/i18n/i18n';
import { newUuid } from '@ciguawatch/shared/runtime/storage/local-storage';
import { render, screen, waitFor } from '@testing-library/react';
import englishPages from '../../../../../locales/en_US.json';
import { ReportForm } from '../report-form';

jest.mock('../../../../report/report-lists', () => ({
  lists: jest.requireActual('../../../../report/fixtures/ready-lists').readyLists,
}));
jest.mock('../../sections/later', () => ({ ReviewSection: () => <p>All answers</p> }));

test('a report cannot be sent before its answers are on the screen', async () => {
  addMessages('ciguawatch', { en_US: englishPages });
  render(
    <ReportForm
      uuid={newUuid()}
      initial={emptyReport()}
      startAt={6}
      savedAt={null}
      onChange={() => undefined}
      onSend={() => undefined}
      onClose={() => undefined}
    />,
  );
  const send = screen.getByRole('button', { name: 'Send report' });
  expect(screen.queryByText('All answers')).toBeNull();
  expect(send).toBeDisabled();
  await screen.findByText('All answers');
  await waitFor(() => expect(send).toBeEnabled());
});
