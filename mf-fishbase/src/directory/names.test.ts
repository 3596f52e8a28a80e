import { capitalised } from './names';

test.each([
  ['hāpuʻu', 'Hāpuʻu'],
  ['ʻōʻeo', 'ʻŌʻeo'],
  ["'ō'iri", "'Ō'iri"],
  ['Roi', 'Roi'],
  ['', ''],
])('%s is written %s at the beginning of a line', (name, expected) =>
  expect(capitalised(name)).toBe(expected),
);
