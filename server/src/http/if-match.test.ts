import type { FastifyRequest } from 'fastify';
import { HttpError } from './errors/http-error';
import { checkVersion, versionOf } from './if-match';

const request = (header?: string) => ({ headers: { 'if-match': header } }) as FastifyRequest;

it('reads the version in every common spelling', () => {
  expect(['7', '"7"', 'W/"7"'].map((header) => versionOf(request(header)))).toEqual([7, 7, 7]);
  for (const none of [undefined, '*', ' * '])
    expect(() => versionOf(request(none))).toThrow(expect.objectContaining({ status: 428 }));
  expect(() => versionOf(request('seven'))).toThrow(HttpError);
});

it('refuses an older version and returns the current one', () => {
  expect(() => checkVersion(3, 3, {})).not.toThrow();
  const refuse = () => checkVersion(2, 3, { age: 40 });
  expect(refuse).toThrow(HttpError);
  expect(refuse).toThrow(
    expect.objectContaining({ status: 409, details: expect.objectContaining({ current: { age: 40 } }) }),
  );
});
