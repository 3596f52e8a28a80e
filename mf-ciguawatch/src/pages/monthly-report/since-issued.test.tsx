import type { MonthlyReport, ReportContent } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import { textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen } from '@testing-library/react';
import { differencesOf } from './document/differences';
import { editionOf } from './document/edition';
import { reportWords } from './document/words';
import { contentOf } from './fixtures/content';
import { SinceIssued } from './since-issued';
import './texts';

const harness = setUpPage();
beforeEach(() => textsReady('en_US'));

const place = (island: number | null, reports: number) => ({ archi: 10, island, reports });
const content = (reports: number, part: object = {}) =>
  ({
    kind: 'internal',
    place: 4,
    comments: [{ lang: 'fr_FR', text: 'Calme.' }],
    alerts: [],
    figures: { statistics: { reports, people: 20 }, places: [place(null, reports), place(11, reports)] },
    names: { places: [{ id: 11, name: 'Rapa', names: {} }], species: [], phenotypes: [] },
    ...part,
  }) as unknown as ReportContent;
const names = content(1).names;
const words = () => reportWords(names, 4, 'en_US');
const note = {
  ...{ id: 7, country: 4, year: 2026, month: 3, kind: 'internal' as const, number: 2, reports: 17 },
  ...{ at: '2026-04-03T05:00:00Z', by: 'Moana', digest: 'ab12', comment_erased_at: null },
  replaces: { number: 1, reports: 18 },
};

describe('an edition', () => {
  test('the first line gives number, day, author and the edition it replaces', () => {
    const { status, stamp } = editionOf(note, words(), 'Pacific/Tahiti');
    expect(status).toMatch(/^Edition 2, data of April 2, 2026 .*, issued by Moana, replaces 1 \(18 > 17\)$/);
    expect(stamp).toBeUndefined();
    expect(editionOf({ ...note, by: null, replaces: null }, words()).status).toMatch(
      /^Edition 2, data of [^,]*, 2026 [^,]*$/,
    );
  });

  test('a report that was not issued is marked as a draft on every page', () => {
    expect(editionOf(null, words())).toEqual({ status: 'DRAFT, not issued', stamp: 'DRAFT' });
  });
});

test('differing numbers are listed one by one, other differences by kind', () => {
  const changed = content(17, {
    comments: [
      { lang: 'fr_FR', text: 'Calme.' },
      { lang: 'en_US', text: 'Calm.' },
    ],
  });
  expect(differencesOf(content(18), changed, words())).toEqual([
    'Cases: 18 > 17',
    'Rapa: 18 > 17',
    'Comment (English) changed',
  ]);
  expect(differencesOf(content(18), content(18, { alerts: null }), words())).toEqual([
    'The alerts or their notes changed',
  ]);
  const renamed = { names: { ...names, species: [{ id: 1, name: 'x', translations: [] }] } };
  expect(differencesOf(content(18), content(18, renamed), words())).toEqual([
    'Other figures or names changed',
  ]);
  expect(differencesOf(content(18), content(18), words())).toEqual([]);
});

describe('the report as it is now', () => {
  const draw = (part: Partial<MonthlyReport>) =>
    renderWithRuntime(
      <SinceIssued
        report={{ content: content(17), digest: 'ff', issues: [note], ...part } as unknown as MonthlyReport}
      />,
      { user: fakeUser() },
    );

  test('states that nothing has changed since the last edition', () => {
    draw({ digest: 'ab12' });
    expect(screen.getByText(/^Nothing has changed since edition 2/)).toBeInTheDocument();
  });

  test('states that the edition could not be loaded', async () => {
    harness.server.on('GET', 'cw/monthly/issue/7/', { status: 500, data: {} });
    draw({});
    expect(await screen.findByRole('alert')).toHaveTextContent(/the differences are not known/);
  });

  test('shows nothing where no edition of this kind was issued', () => {
    const { container } = draw({ issues: [{ ...note, kind: 'distribution' }] });
    expect(container.querySelector('[role], ul')).toBeNull();
  });

  const issued = (before: number, part: Partial<ReportContent> = {}) =>
    harness.server.on('GET', 'cw/monthly/issue/7/', {
      data: { note, content: contentOf(before, part) },
    });
  const now = (reports: number, part: Partial<ReportContent> = {}) =>
    draw({ content: contentOf(reports, { kind: 'internal', ...part }) });

  test('lists the differences from the last edition, line by line', async () => {
    issued(18);
    now(17);
    expect(screen.getByRole('status')).toHaveTextContent('Comparing with edition 2');
    expect(await screen.findByText('Since edition 2')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Cases: 18 > 17',
      'People ill: 18 > 17',
      'Rapa: 18 > 17',
    ]);
  });

  test('names a place of the edition that the report no longer has', async () => {
    issued(18);
    const { names } = contentOf(17);
    now(17, { names: { ...names, places: names.places.filter(({ id }) => id !== 85) } });
    expect(await screen.findByText('Rapa: 18 > 17')).toBeInTheDocument();
  });

  test('states "no difference" where only invisible details differ', async () => {
    issued(17);
    now(17, { threshold: 9 });
    expect(await screen.findByText(/^Nothing has changed since edition 2/)).toBeInTheDocument();
  });

  test('is compared again where a comment of the edition was erased, though its digest is the same', async () => {
    issued(17, { comments: [{ lang: 'en_US', text: null }] });
    draw({
      ...{ content: contentOf(17, { kind: 'internal', comments: [{ lang: 'en_US', text: 'Calm.' }] }) },
      ...{ digest: 'ab12', issues: [{ ...note, comment_erased_at: '2026-05-04T20:00:00Z' }] },
    });
    expect(await screen.findByText('Comment (English) changed')).toBeInTheDocument();
  });
});
