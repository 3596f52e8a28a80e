import type { CaseFilter } from '@ciguawatch/shared/domain/case-table/engine-filter';
import { packRows } from '@ciguawatch/shared/domain/case-table/engine-pack';
import { runQuery } from '@ciguawatch/shared/domain/statistics/engine-query';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { caseRow } from '@ciguawatch/shared/testing/cases';
import { render, screen, waitFor } from '@testing-library/react';
import { runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { Component, type ReactNode } from 'react';
import { cases } from './cases';
import { useQuery } from './cases-use';

beforeEach(() => {
  const table = packRows([caseRow({ case_eventyear: 2026 })]);
  jest.spyOn(cases, 'ask').mockImplementation(async (name, ask) => runQuery(table, name, ask));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

/** Catches what a page throws, as the error boundary around a module does. */
class ResettableBoundary extends Component<{ children: ReactNode }> {
  override state = { failure: '' };
  static getDerivedStateFromError = (error: Error) => ({ failure: error.message });
  override render = () => this.state.failure || this.props.children;
}

function MatchingCases({ filter }: { filter: CaseFilter }) {
  const answer = useQuery('ids', { filter }, 1);
  return answer ? `${answer.length} found` : 'counting';
}

const Page = observer(function Page() {
  return useQuery('ids', { filter: {} }, cases.version) ? 'counted' : 'counting';
});

const show = (filter: CaseFilter) =>
  render(
    <ResettableBoundary>
      <MatchingCases filter={filter} />
    </ResettableBoundary>,
  );

test('a query delivers its answer', async () => {
  show({ years: [2026] });
  expect(await screen.findByText('1 found')).toBeInTheDocument();
});

test('a filter whose year is no number fails the page instead of waiting or finding nothing', async () => {
  show({ years: [Number.NaN] });
  expect(await screen.findByText(/no whole number/)).toBeInTheDocument();
});

test('figures that cannot be computed fail the page instead of leaving it waiting', async () => {
  jest.restoreAllMocks();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(collections.case, 'all').mockReturnValue([null as never]);
  const before = cases.version;
  runInAction(() => {
    collections.case.revision += 1;
  });
  await waitFor(() => expect(cases.version).toBe(before + 1));
  render(
    <ResettableBoundary>
      <Page />
    </ResettableBoundary>,
  );
  expect(await screen.findByText(/null/)).toBeInTheDocument();
});
