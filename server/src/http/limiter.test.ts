import { FakeClock } from '../../test/fake-clock';
import { HttpError } from './http-error';
import { Limiter } from './limiter';

it('allows so many in a sliding window, says how long to wait, and takes one back', () => {
  const clock = new FakeClock();
  const limiter = new Limiter(clock, { max: 2, seconds: 60 });
  limiter.take('a');
  clock.pass(20);
  limiter.take('a');
  limiter.take('b');
  expect(() => limiter.take('a')).toThrow(HttpError);
  expect(() => limiter.take('a')).toThrow(
    expect.objectContaining({ details: expect.objectContaining({ retryAfter: 40 }) }),
  );
  limiter.giveBack('a');
  limiter.take('a');
  clock.pass(41);
  limiter.take('a');
});
