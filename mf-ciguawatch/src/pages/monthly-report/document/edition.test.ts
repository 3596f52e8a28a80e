import { issueTime } from './edition';

it('an edition of which only the day is public shows no hour', () => {
  // The first moment of 20 November in Tahiti, and in Fiji, where it is still the 19th in UTC.
  expect(issueTime('2026-11-20T10:00:00.000Z', 'Pacific/Tahiti', 'en_US')).toMatch(
    /^(20 November|November 20,) 2026$/,
  );
  expect(issueTime('2026-11-19T12:00:00.000Z', 'Pacific/Fiji', 'en_US')).toMatch(
    /^(20 November|November 20,) 2026$/,
  );
  expect(issueTime('2026-11-20T18:30:00.000Z', 'Pacific/Tahiti', 'en_US')).toMatch(/2026.*\b8:30 AM/);
});
