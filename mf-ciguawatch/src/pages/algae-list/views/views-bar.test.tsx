import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen } from '@testing-library/react';
import { queryOf, type TrackingQuery } from '../../../algae/query';
import { algaeTexts } from '../../../algae/texts';
import { ViewsBar } from './views-bar';

test('each view shows its number of samplings, where the device knows it', async () => {
  await algaeTexts;
  const query = queryOf(new URLSearchParams('search=rai'));
  const countOf = ({ view, species, search }: TrackingQuery) => {
    if (view === 'deleted') return null;
    if (species === 'none') return search === '' ? 5 : 0;
    return view === 'all' ? 1214 : 34;
  };
  renderWithRuntime(<ViewsBar query={query} edit={() => undefined} countOf={countOf} />);
  const views = screen.getByRole('navigation').querySelectorAll('button[class*=view]');
  expect([...views].map((one) => one.textContent)).toEqual([
    'All1,214',
    'Imported34',
    'Deleted',
    'To identify5',
  ]);
});
