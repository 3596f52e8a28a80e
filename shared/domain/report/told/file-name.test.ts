import { fileName } from './file-name';

it.each([
  ['declaration-ciguatera', 1249, '2026-11-18', 'declaration-ciguatera-1249-2026-11-18.pdf'],
  ['ciguatera-report', null, null, 'ciguatera-report.pdf'],
  ['Déclaration n° ', 3, null, 'D-claration-n-3.pdf'],
])('%s %s %s is saved as %s', (prefix, id, date, name) => {
  expect(fileName(prefix, id, date).replace('--', '-')).toBe(name);
});
