import { ApiError, asApiError, errorOf, retryAfterOf } from './api-error';

const NOW = Date.parse('2026-11-20T18:00:00Z');

test('Retry-After is read as seconds or as a date, and is never negative', () => {
  const read = (header: unknown) => retryAfterOf(header, NOW);
  expect([read('120'), read('0')]).toEqual([120, 0]);
  expect(read('Fri, 20 Nov 2026 18:01:30 GMT')).toBe(90);
  expect(read('Fri, 20 Nov 2026 17:00:00 GMT')).toBe(0);
  for (const nothing of [null, undefined, '', 'soon', 5]) expect(read(nothing)).toBeUndefined();
});

test.each([
  [401, 'token_invalid'],
  [403, 'forbidden'],
  [404, 'not_found'],
  [405, 'method_not_allowed'],
  [408, 'timeout'],
  [409, 'conflict'],
  [412, 'conflict'],
  [413, 'body_too_large'],
  [415, 'unsupported_media_type'],
  [429, 'too_many_requests'],
  [504, 'timeout'],
  [500, 'server_error'],
  [502, 'unavailable'],
  [503, 'unavailable'],
  [400, 'invalid_body'],
  [418, 'invalid_body'],
])('a response with status %i from a proxy gets the code of its status', (status, code) => {
  for (const body of ['<html>', null, {}, []]) expect(errorOf(status, body)).toMatchObject({ status, code });
});

test('the server’s own message takes precedence over the status', () => {
  const body = { code: 'case_deleted', message: '', fields: { age: 'too_large' }, current: { id: 1 } };
  expect(errorOf(409, body, 30)).toMatchObject({
    code: 'case_deleted',
    status: 409,
    fields: { age: 'too_large' },
    current: { id: 1 },
    retryAfter: 30,
  });
});

test('only temporary failures can be repeated', () => {
  const worth = (status: number) => new ApiError('server_error', status).transient;
  expect([0, 408, 429, 500, 503, 599].map(worth)).toEqual([true, true, true, true, true, true]);
  expect([200, 400, 401, 403, 404, 409, 499].map(worth)).toEqual(Array(7).fill(false));
  expect([new ApiError('aborted', 0).aborted, new ApiError('network', 0).aborted]).toEqual([true, false]);
});

test('anything thrown becomes an error that can be reported', () => {
  const known = new ApiError('conflict', 409);
  expect(asApiError(known)).toBe(known);
  for (const thrown of [new TypeError('x'), 'x', undefined])
    expect(asApiError(thrown)).toMatchObject({ code: 'server_error', status: 500 });
});
