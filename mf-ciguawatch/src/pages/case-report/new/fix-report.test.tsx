import { emptyReport } from '@ciguawatch/shared/domain/report/report-values';
import { addMessages } from '@ciguawatch/shared/runtime/i18n/i18n';
import { outbox } from '@ciguawatch/shared/runtime/outbox/outbox';
import { pressButton } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { act, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import englishPages from '../../../../locales/en_US.json';
import type { ReportDraft } from '../../../report/report-draft';
import { reportBody } from '../../../report/report-send';
import FixReport from './fix-report';

const UUID = '00000000-0000-4000-8000-000000000001';
const begun: (number | null)[] = [];
jest.mock('./filling', () => ({
  Filling: ({ draft, onSent }: { draft: ReportDraft; onSent: (draft: ReportDraft) => void }) => {
    begun.push(draft.values.age);
    return (
      <button type="button" onClick={() => onSent(draft)}>
        Send
      </button>
    );
  },
}));
jest.mock('../sent/sent', () => ({
  Sent: ({ onFix }: { onFix: () => void }) => (
    <button type="button" onClick={onFix}>
      Fix
    </button>
  ),
}));

beforeAll(() => addMessages('ciguawatch', { en_US: englishPages }));
afterEach(() => jest.restoreAllMocks());

const hold = (age: number) =>
  runInAction(() => {
    const body = reportBody({ ...emptyReport(), age }, UUID);
    outbox.items = [
      { uuid: UUID, call: 'report', body, account: null, created: 1, state: 'queued', tries: 0 } as never,
    ];
  });

test('a correction that is opened once more begins with what was sent, not with what was first opened', async () => {
  jest.spyOn(outbox, 'load').mockResolvedValue();
  hold(33);
  renderWithRuntime(<FixReport uuid={UUID} />);
  await screen.findByText('Send');
  expect(new Set(begun)).toEqual(new Set([33]));
  pressButton('Send');
  hold(34);
  begun.length = 0;
  pressButton('Fix');
  await act(async () => undefined);
  await screen.findByText('Send');
  expect(new Set(begun)).toEqual(new Set([34]));
});
