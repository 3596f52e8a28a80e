import { ReportLimit } from './report-limit';

const limiter = (max: number) => {
  const clock = { now: 0 };
  return { clock, limit: new ReportLimit({ max, window: 600_000 }, () => clock.now) };
};

test('repeats of one uuid are not counted', () => {
  const { limit } = limiter(2);
  for (let i = 0; i < 20; i++) expect(limit.check('a', 'u1').ok).toBe(true);
  expect(limit.check('a', 'u2').ok).toBe(true);
  expect(limit.check('a', 'u3')).toEqual({ ok: false, retryAfter: 600 });
  expect(limit.check('a', 'u1').ok).toBe(true);
});

test('addresses do not share a limit, and the window moves on', () => {
  const { limit, clock } = limiter(1);
  limit.check('a', 'u1');
  expect(limit.check('b', 'u2').ok).toBe(true);
  clock.now = 599_500;
  expect(limit.check('a', 'u3')).toEqual({ ok: false, retryAfter: 1 });
  clock.now = 600_000;
  expect(limit.check('a', 'u3').ok).toBe(true);
});

test('a busy address is named before it is refused', () => {
  const { limit } = limiter(60);
  const busy = Array.from({ length: 30 }, (_, i) => limit.check('a', `u${i}`)).map(
    (verdict) => verdict.ok && verdict.busy,
  );
  expect(busy.indexOf(true)).toBe(21);
});
