import * as z from 'zod/mini';
import { defineCall } from '../../api/call';
import { setTokenSource } from '../http/call';
import { download } from './download';

const export_ = defineCall<void, { rows: string }, unknown>({
  name: 'export',
  method: 'POST',
  route: 'cw/export/',
  path: () => 'cw/export/',
  answer: z.unknown(),
  access: 'connected',
  summary: 'test',
});

const bytes = (text: string) => new TextEncoder().encode(text);
/** A response whose body arrives in the given pieces; an Error among them breaks the connection. */
function answerOf(pieces: readonly (string | Error)[], status = 200) {
  const left = [...pieces];
  return {
    ok: status < 300,
    status,
    headers: new Headers({ 'content-type': 'text/csv', 'x-rows': '3' }),
    json: async () => ({ code: 'forbidden' }),
    body: {
      getReader: () => ({
        read: async () => {
          const next = left.shift();
          if (next instanceof Error) throw next;
          return next === undefined ? { done: true } : { done: false, value: bytes(next) };
        },
      }),
    },
  };
}

const fetched = jest.fn();
beforeEach(() => {
  fetched.mockReset();
  globalThis.fetch = fetched;
  setTokenSource({
    token: async () => 'good',
    renew: async () => null,
    known: true,
    askLogin: () => undefined,
    recheck: () => undefined,
  });
});
afterEach(() => setTokenSource(undefined));

it('reports the pieces as they arrive and the file at the end', async () => {
  fetched.mockResolvedValue(answerOf(['a;b\n', '1;2\n']));
  const heard: string[] = [];
  const { blob } = await download(export_, {
    params: undefined,
    body: { rows: 'all' },
    onPiece: (piece, header) =>
      heard.push(`${new TextDecoder().decode(piece).trim()} of ${header('x-rows')}`),
  });
  expect(heard).toEqual(['a;b of 3', '1;2 of 3']);
  expect(blob.size).toBe(8);
  const [path, sent] = fetched.mock.calls[0];
  expect(path).toBe('/api/cw/export/');
  expect(sent.headers.Authorization).toBe('Bearer good');
  expect(sent.body).toBe('{"rows":"all"}');
});

it('gives no file when it broke off, was refused or aborted', async () => {
  fetched.mockResolvedValueOnce(answerOf(['a;b\n', new TypeError('broken')]));
  await expect(download(export_, { params: undefined })).rejects.toMatchObject({ code: 'network' });
  fetched.mockResolvedValueOnce(answerOf([], 403));
  await expect(download(export_, { params: undefined })).rejects.toMatchObject({
    code: 'forbidden',
    status: 403,
  });
  const stop = new AbortController();
  fetched.mockResolvedValueOnce(answerOf(['a;b\n', new Error('stopped')]));
  const going = download(export_, { params: undefined, signal: stop.signal, onPiece: () => stop.abort() });
  await expect(going).rejects.toMatchObject({ code: 'aborted' });
});
