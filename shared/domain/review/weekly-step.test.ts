import { personShownFrom } from './weekly-step';

const from = (received: string, zone: string) =>
  new Date(personShownFrom(Date.parse(received), zone)).toISOString();

test.each([
  // Tahiti is ten hours behind UTC: its Monday begins at 10:00 UTC.
  ['2026-03-15T20:00:00Z', 'Pacific/Tahiti', '2026-03-16T10:00:00.000Z'],
  ['2026-03-16T09:59:59Z', 'Pacific/Tahiti', '2026-03-16T10:00:00.000Z'],
  ['2026-03-16T10:00:00Z', 'Pacific/Tahiti', '2026-03-23T10:00:00.000Z'],
  ['2026-03-22T10:00:00Z', 'Pacific/Tahiti', '2026-03-23T10:00:00.000Z'],
  // Zones ahead of UTC, whose Monday begins on Sunday UTC: across a new year, and across a change of
  // clocks.
  ['2026-12-31T23:00:00Z', 'Pacific/Fiji', '2027-01-03T12:00:00.000Z'],
  ['2026-04-01T00:00:00Z', 'Pacific/Norfolk', '2026-04-05T13:00:00.000Z'],
])('a report of %s in %s is described from %s', (received, zone, at) => {
  expect(from(received, zone)).toBe(at);
});

test('the step of a week is the same for every report of it', () => {
  const start = Date.parse('2026-03-16T10:00:00Z');
  const steps = Array.from({ length: 7 * 24 }, (_, hour) =>
    personShownFrom(start + hour * 3_600_000, 'Pacific/Tahiti'),
  );
  expect(new Set(steps)).toEqual(new Set([start + 7 * 86_400_000]));
});
