import type { IssueNote, MonthlyReport, ReportContent } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { pressButton, pressTwice, setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { savedFiles } from '@ciguawatch/shared/testing/saved-files';
import { saveFile } from '@ciguawatch/shared/ui/charts/save-file';
import { makePdf } from '@ciguawatch/shared/ui/document/make-pdf';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReportWords } from './document/words';
import { Issues } from './issues';
import { Outputs } from './outputs';
import './texts';

jest.mock('@ciguawatch/shared/ui/charts/save-file', () => ({ saveFile: jest.fn() }));
jest.mock('@ciguawatch/shared/ui/document/make-pdf', () => ({ makePdf: jest.fn() }));
jest.mock('./document/monthly-table', () => ({
  monthlyTable: () => ({ head: ['table', 'label'], rows: [] }),
}));

const harness = setUpPage();
beforeEach(() => jest.mocked(saveFile).mockClear());

const period = { country: 4, year: 2026, month: 3 as number | null };
const content = (part: object = {}, of = period) =>
  ({
    kind: 'internal',
    until: null,
    comments: [],
    figures: { period: of },
    ...part,
  }) as unknown as ReportContent;
const issued: IssueNote = {
  ...{ id: 7, ...period, kind: 'internal', number: 2, reports: 17, replaces: { number: 1, reports: 18 } },
  ...{ at: '2026-04-02T20:00:00Z', by: 'Moana', digest: 'ab12', comment_erased_at: null },
};

describe('issuing a report', () => {
  function draw(part: Partial<MonthlyReport> = {}) {
    const [again, open] = [jest.fn(), jest.fn()];
    const report = { content: content(), digest: 'ab12', issues: [], ...part } as unknown as MonthlyReport;
    renderWithRuntime(<Issues report={report} title="March 2026" onIssued={again} onOpen={open} />, {
      user: fakeUser(),
    });
    return { again, open };
  }
  const ask = async () => {
    pressButton('Issue this report');
    return screen.findByRole('alertdialog', { name: 'Issue “March 2026”?' });
  };

  test('is confirmed first, and issues the version that was shown', async () => {
    harness.server.on('POST', /^cw\/monthly/, { status: 201, data: issued });
    const { again } = draw();
    expect(screen.getByText('This report has not been issued yet.')).toBeInTheDocument();
    expect(await ask()).toHaveTextContent('A copy is kept as it is: only its comments can still be erased.');
    expect(screen.queryByText(/The period is not over/)).toBeNull();
    pressButton('Cancel');
    expect(harness.changes).toEqual([]);
    await ask();
    pressTwice('Issue');
    await waitFor(() => expect(again).toHaveBeenCalledTimes(1));
    expect(harness.changes.map(({ body }) => body)).toEqual([
      { ...period, kind: 'internal', digest: 'ab12' },
    ]);
    expect(harness.toasts).toEqual(['success: Report issued']);
  });

  test('says who will read it, before it is issued', async () => {
    draw();
    expect(await ask()).toHaveTextContent('Internal: only who works on the cases reads it;');
    cleanup();
    draw({ content: content({ kind: 'distribution' }) });
    expect(await ask()).toHaveTextContent('Distribution: everybody can read it among the public bulletins.');
  });

  test('warns that the period is not over', async () => {
    draw({ content: content({ until: '2026-03-20' }) });
    expect(await ask()).toHaveTextContent('The period is not over: this will be a provisional state.');
  });

  test('names the language without a comment before issuing', async () => {
    draw({ content: content({ comments: [{ lang: 'fr_FR', text: 'Calme.' }] }) });
    const said = 'No comment in English yet: the English document will be issued without one.';
    expect(screen.getByText(said)).toBeInTheDocument();
    expect(await ask()).toHaveTextContent(said);
  });

  test('is refused where the cases changed meanwhile: the report is loaded again', async () => {
    harness.server.on('POST', /^cw\/monthly/, { status: 409, data: { code: 'conflict', message: '' } });
    const { again } = draw();
    await ask();
    pressButton('Issue');
    await waitFor(() => expect(again).toHaveBeenCalledTimes(1));
    expect(harness.toasts).toEqual([
      expect.stringMatching(/^warning: The cases or the comment have changed in the meantime/),
    ]);
  });

  test('gives the reason for another failure', async () => {
    harness.server.on('POST', /^cw\/monthly/, { status: 500, data: { code: 'server_error', message: '' } });
    draw();
    await ask();
    pressButton('Issue');
    await waitFor(() => expect(harness.toasts).toEqual([expect.stringMatching(/^error: ./)]));
  });

  test('lists issued editions with their author, and opens one', () => {
    const { open } = draw({
      issues: [issued, { ...issued, id: 6, number: 1, by: null, replaces: null }],
    } as never);
    expect(screen.getByText(/edition 2, .*2026.*, by Moana, replaces 1 \(18 > 17\)/)).toBeInTheDocument();
    expect(screen.getByText(/edition 1, .*by deleted account/)).toBeInTheDocument();
    expect(screen.queryByText('This report has not been issued yet.')).toBeNull();
    screen.getAllByText('Show the copy')[1]?.closest('button')?.click();
    expect(open.mock.calls).toEqual([[6]]);
  });
});

describe('files of a report', () => {
  const words = {
    country: 'Polynésie française',
    code: 'fr_FR',
    t: (key: string, vars: Record<string, string> = {}) =>
      key === 'draftFile'
        ? 'projet'
        : key === 'editionFile'
          ? `edition-${vars.number}`
          : key === 'fileName'
            ? `ciguatera-${vars.country}-${vars.period}-${vars.kind}-${vars.edition}`
            : 'Pour le réseau',
  } as unknown as ReportWords;
  const draw = (of = period, edition: IssueNote | null = null) =>
    renderWithRuntime(
      <Outputs
        content={content({}, of)}
        words={words}
        document={{ title: 'x' } as never}
        edition={edition}
      />,
    );

  const pressCsv = async () => {
    pressButton('Tables');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  };

  test('contain country, period, kind, draft and language, in plain letters', async () => {
    jest.mocked(makePdf).mockResolvedValue(new Blob(['%PDF'], { type: 'application/pdf' }));
    draw();
    await pressCsv();
    pressButton('Download PDF');
    await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(2));
    const name = 'ciguatera-polynesie-francaise-2026-03-pour-le-reseau-projet-fr';
    expect(await savedFiles()).toEqual([
      { name: `${name}.csv`, type: 'text/csv;charset=utf-8', text: 'table;label\r\n' },
      { name: `${name}.pdf`, type: 'application/pdf', text: '%PDF' },
    ]);
    expect(makePdf).toHaveBeenCalledWith({ title: 'x' });
  });

  test('of an edition contain its number', async () => {
    draw(period, issued);
    await pressCsv();
    expect(jest.mocked(saveFile).mock.calls[0]?.[0]).toMatch(/-pour le réseau-edition-2-fr\.csv$/);
  });

  test('of a yearly report contain no month', async () => {
    draw({ ...period, month: null });
    await pressCsv();
    expect(jest.mocked(saveFile).mock.calls[0]?.[0]).toMatch(/-2026-pour/);
  });

  test('that cannot be made are reported as missing', async () => {
    jest.mocked(makePdf).mockRejectedValue(new Error('memory'));
    draw();
    pressButton('Download PDF');
    await waitFor(() =>
      expect(harness.toasts).toEqual([expect.stringMatching(/^error: The PDF could not be prepared\./)]),
    );
    expect(saveFile).not.toHaveBeenCalled();
  });

  test('printing is left to the browser', () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    draw();
    pressButton('Print');
    expect(print).toHaveBeenCalledTimes(1);
  });
});
