import { nameOrder } from './name-order';

test('a name with an ʻeta stands where readers look for its next letter', () => {
  const names = ['Îles', 'ʻUme', 'Uma', 'Hao', 'ʻĀnaʻa', '’Ōpūnohu', 'Zone 10', 'Arue', 'Zone 2', 'Pāʻea'];
  expect([...names].sort(nameOrder('fr'))).toEqual([
    ...['ʻĀnaʻa', 'Arue', 'Hao', 'Îles', '’Ōpūnohu', 'Pāʻea', 'Uma', 'ʻUme', 'Zone 2', 'Zone 10'],
  ]);
});

test('names that differ by the ʻeta alone have an order', () => {
  const order = nameOrder('en-US');
  expect(order('ʻUme', 'Ume')).toBe(-order('Ume', 'ʻUme'));
  expect(order('ʻUme', 'Ume')).not.toBe(0);
});
