import { readPair } from './use-pair';

const read = (address: string) => readPair(new URLSearchParams(address));

test('reads an island with a species, or with a phenotype', () => {
  expect(read('island=73&species=1')).toEqual({ island: 73, fish: { kind: 'specie', id: 1 } });
  expect(read('island=73&phenotype=4')).toEqual({ island: 73, fish: { kind: 'phenotype', id: 4 } });
});

test('missing or invalid parameters are left empty', () => {
  expect(read('')).toEqual({ island: null, fish: null });
  expect(read('island=-1&species=x')).toEqual({ island: null, fish: null });
});
