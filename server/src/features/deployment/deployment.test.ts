import { cleanMessage, cleanPage } from './clean-fault';
import { healthOf } from './health';
import { servicePeriod, versionBefore } from './releases';

test('a failure is stored without anything personal', () => {
  expect(cleanMessage('Cannot read "Teva Hina" of hina@mail.pf, 87 21 12345\n  at x')).toBe(
    'Cannot read "…" of … 87 21 … at x',
  );
  const read = "Cannot read properties of undefined (reading 'cells')";
  expect(cleanMessage(read)).toBe(read);
  expect(cleanMessage('x'.repeat(500))).toHaveLength(200);
  expect(cleanPage('/ciguawatch/case/report/4711?token=abc')).toBe('/ciguawatch/case/report/:id');
  expect(cleanPage('/x/00000000-0000-4000-8000-000000000001/edit')).toBe('/x/:id/edit');
});

test.each([
  [null, 0, 0, 'running'],
  [null, 4, 0, 'running'],
  [null, 5, 0, 'watch'],
  [null, 30, 11, 'running'],
  [null, 33, 11, 'watch'],
  ['files', 0, 0, 'broken'],
] as const)('refused for %s, with %d failures after %d: %s', (why, faults, before, health) => {
  expect(healthOf(why, faults, before)).toBe(health);
});

test('a version counts as in service from its last start to the next start of another', () => {
  const flips = [
    { at: '1', version: 'a' },
    { at: '2', version: 'b' },
    { at: '3', version: 'a' },
    { at: '4', version: 'a' },
  ];
  expect(servicePeriod('a', flips)).toEqual({ from: '3', until: null });
  expect(servicePeriod('b', flips)).toEqual({ from: '2', until: '3' });
  expect(servicePeriod('c', flips)).toEqual({ from: null, until: null });
  expect([versionBefore('a', flips), versionBefore('b', flips.slice(0, 2))]).toEqual(['b', 'a']);
  expect(versionBefore('a', flips.slice(0, 1))).toBeNull();
});
