import domain from '@ciguawatch/shared/domain/locales/en_US.json';
import { addMessages } from '@ciguawatch/shared/runtime/i18n/i18n';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen } from '@testing-library/react';
import english from './locales/en_US.json';
import { PaperList } from './paper/paper-list';
import { useLog } from './use-log';

const outbreak = (year: number) => ({ island: 3, year, month: 3, count: 8, people: 11 });
const asked = jest.fn();
jest.mock('../../public-cases/cases-use', () => ({
  useQuery: (name: string, params: unknown) => {
    asked(name, params);
    if (name === 'outbreakLog') return [outbreak(2025), outbreak(2009)];
    return [
      { key: 2025, count: 40 },
      { key: 2010, count: 9 },
      { key: 2009, count: 30 },
    ];
  },
}));
jest.mock('../../places/names', () => ({ locationName: () => 'Rapa' }));

beforeAll(() => {
  addMessages('figures', { en_US: english });
  addMessages('domain', { en_US: domain });
});

function Paper({ years }: { years?: number[] }) {
  const log = useLog({ countries: [4], species: [22], ...(years && { years }) } as never);
  return log && <PaperList title="Outbreaks" rows={log.rows} note={log.basis} />;
}
const lines = () => screen.queryAllByRole('listitem').map((one) => one.children[0]?.innerHTML);

test('the printed log gives the number of public reports it is based on, whatever fish is chosen', () => {
  const { rerender } = renderWithRuntime(<Paper />);
  expect(lines()).toEqual(['March 2025 · Rapa', 'March 2009 · Rapa']);
  expect(screen.getByText('Based on 79 public reports. None was left out.')).toBeInTheDocument();
  rerender(<Paper years={[2025]} />);
  expect(lines()).toEqual(['March 2025 · Rapa']);
  expect(screen.getByText('Based on 40 public reports. None was left out.')).toBeInTheDocument();
  expect(asked.mock.calls.map(([, { filter }]) => 'species' in filter)).not.toContain(true);
});

test('a log without an outbreak gives the number of reports it is based on', () => {
  renderWithRuntime(<Paper years={[2010]} />);
  expect(lines()).toEqual([]);
  expect(screen.getByText('Based on 9 public reports. None was left out.')).toBeInTheDocument();
});
