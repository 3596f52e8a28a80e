import { receiptName } from './receipt-name';

it.each([
  ['declaration-ciguatera', 1249, '2026-11-18', 'declaration-ciguatera-1249-2026-11-18.pdf'],
  ['declaration-ciguatera', null, '2026-11-18', 'declaration-ciguatera-2026-11-18.pdf'],
  ['ciguatera-report', null, null, 'ciguatera-report.pdf'],
  ['Déclaration n° ', 3, null, 'Declaration-3.pdf'],
  ['Déclaration d’un cas', 3, '2026-11-18', 'Declaration-d-un-cas-3-2026-11-18.pdf'],
])('%s %s %s is saved as %s', (words, id, date, name) => {
  expect(receiptName(words, id, date)).toBe(name);
});
