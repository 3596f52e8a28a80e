import { asUtc, isStamp, startOfDay } from './watermark';

test.each(['2026-11-21', '2026-11-21T10:00Z', '2026-11-21T10:00:00.123456Z', '2026-11-21T10:00:00+10:00'])(
  '%s is a moment',
  (text) => {
    expect(isStamp(text)).toBe(true);
    expect(Number.isFinite(Date.parse(asUtc(text)))).toBe(true);
  },
);

test.each([
  '',
  'now',
  '2026-13-01',
  '2026-02-30x',
  "2026-11-21'; drop table",
  '2026-11-21T25:00Z',
  '0000-01-01',
  '2026-11-21T24:00Z',
])('%s is none', (text) => {
  expect(isStamp(text)).toBe(false);
});

test('days start at midnight UTC', () => {
  expect(startOfDay('2026-11-21T23:59:59.999999Z')).toBe('2026-11-21T00:00:00.000000Z');
  expect(asUtc('2026-11-21')).toBe('2026-11-21T00:00Z');
  expect(asUtc('2026-11-21T10:00')).toBe('2026-11-21T10:00Z');
});
