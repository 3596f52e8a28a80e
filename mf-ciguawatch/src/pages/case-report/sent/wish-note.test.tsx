import { emptyReport } from '@ciguawatch/shared/domain/report/report-values';
import { addMessages } from '@ciguawatch/shared/runtime/i18n/i18n';
import { outbox, type SentItem } from '@ciguawatch/shared/runtime/outbox/outbox';
import { FakeServer } from '@ciguawatch/shared/testing/fakes/fake-server';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { act, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import englishPages from '../../../../locales/en_US.json';
import { reportBody } from '../../../report/report-send';
import SentAgain from './sent-again';

jest.mock('./sent-paper', () => ({ SentPaper: () => null, Following: () => null }));

const UUID = '00000000-0000-4000-8000-000000000001';
const CODE = '22222222222223';
const item = (part: Partial<SentItem>): SentItem => ({
  ...{ uuid: UUID, call: 'report', account: null, id: 41, answer: {}, at: Date.UTC(2026, 10, 20) },
  body: reportBody(emptyReport(), UUID, { receipt_code: CODE }),
  ...part,
});
const hold = (state: string | null) =>
  act(() =>
    runInAction(() => {
      const body = { case_uuid: UUID, receipt_code: CODE };
      const wish = item({ uuid: `withdraw-${UUID}`, call: 'withdraw', id: null, body, answer: { state } });
      outbox.items = [];
      outbox.sent = state === null ? [item({})] : [wish, item({})];
      outbox.ready = true;
    }),
  );

beforeAll(() => addMessages('ciguawatch', { en_US: englishPages }));
beforeEach(() => {
  jest.spyOn(outbox, 'load').mockResolvedValue();
  Object.assign(new FakeServer(), { down: true });
});
afterEach(() => jest.restoreAllMocks());

test('the page of a sent report says what became of the wish to withdraw it', () => {
  hold(null);
  renderWithRuntime(<SentAgain uuid={UUID} />);
  expect(screen.queryByText(/The laboratory (has|refused)/)).toBeNull();
  hold('asked');
  expect(screen.getByText(/^Withdrawal requested .*2026/)).toBeInTheDocument();
  expect(screen.getByText(/has already reviewed this report, so it has to decide/)).toBeInTheDocument();
  hold('refused');
  expect(screen.getByText('The laboratory keeps this report')).toBeInTheDocument();
  expect(screen.queryByText(/^Withdrawal requested/)).toBeNull();
  hold('granted');
  expect(screen.getByText('This report was withdrawn')).toBeInTheDocument();
});
