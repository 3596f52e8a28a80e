import type { CaseFilter } from '@ciguawatch/shared/domain/case-table/engine-filter';
import { packRows } from '@ciguawatch/shared/domain/case-table/engine-pack';
import { answerQuery } from '@ciguawatch/shared/domain/statistics/engine-query';
import { caseRow } from '@ciguawatch/shared/testing/cases';
import { render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { cases } from './cases';
import { useQuery } from './cases-use';

beforeEach(() => {
  const table = packRows([caseRow({ case_eventyear: 2026 })]);
  jest.spyOn(cases, 'ask').mockImplementation(async (name, ask) => answerQuery(table, name, ask));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

/** Stands for the boundary around a module. */
class Fence extends Component<{ children: ReactNode }> {
  override state = { failure: '' };
  static getDerivedStateFromError = (error: Error) => ({ failure: error.message });
  override render = () => this.state.failure || this.props.children;
}

function Found({ filter }: { filter: CaseFilter }) {
  const answer = useQuery('ids', { filter }, 1);
  return answer ? `${answer.length} found` : 'counting';
}

const show = (filter: CaseFilter) =>
  render(
    <Fence>
      <Found filter={filter} />
    </Fence>,
  );

test('the answer to a question arrives', async () => {
  show({ years: [2026] });
  expect(await screen.findByText('1 found')).toBeInTheDocument();
});

test('a filter whose year is no number fails the page instead of waiting or finding nothing', async () => {
  show({ years: [Number.NaN] });
  expect(await screen.findByText(/no whole number/)).toBeInTheDocument();
});
