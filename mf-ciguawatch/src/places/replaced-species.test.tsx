import type { Specie } from '@ciguawatch/shared/api/schemas/species';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { SPECIES } from '../case-filter/searchable-list';
import { currentPair } from '../pages/risk/known-pair';
import { useChoice } from '../public-cases/cases-use';

const known = [
  { id: 64, name: 'Gymnothorax breedeni', translations: [], deleted: true, replaced_by: 63 },
  { id: 63, name: 'Gymnothorax meleagris', translations: [] },
] as unknown as Specie[];

beforeEach(() => {
  jest
    .spyOn(collections.specie, 'get')
    .mockImplementation((wanted) => known.find(({ id }) => id === Number(wanted)));
});
afterEach(() => jest.restoreAllMocks());

const Chosen = observer(function Chosen() {
  const [choice] = useChoice();
  return <output>{choice.species.join()}</output>;
});

test.each([
  ['species=64,22', '63,22'],
  ['s=64', '63'],
  ['species=22,99', '22,99'],
])('a link of the map with %s chooses %s', (address, chosen) => {
  renderWithRuntime(<Chosen />, { path: `/?${address}` });
  expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${chosen}$`));
});

test('the risk page asks about the species that replaced the one of its address', () => {
  const of = (id: number) => currentPair({ island: 69, fish: { kind: 'specie', id } });
  expect(of(64)).toEqual({ island: 69, fish: { kind: 'specie', id: 63 } });
  expect(of(22)).toEqual({ island: 69, fish: { kind: 'specie', id: 22 } });
  expect(currentPair({ island: 69, fish: { kind: 'phenotype', id: 64 } }).fish?.id).toBe(64);
});

test('a saved filter is named as the species that its cases have now', () => {
  expect(SPECIES.name(64)).toBe('Gymnothorax meleagris');
  expect(SPECIES.line(64)).toContain('Gymnothorax meleagris');
});
