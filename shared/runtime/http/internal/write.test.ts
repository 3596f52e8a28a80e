import { AxiosError, AxiosHeaders, CanceledError, type InternalAxiosRequestConfig } from 'axios';
import { send } from '../transport';
import { client } from './write';

const sent = {
  method: 'POST',
  path: 'cw/contact/',
  headers: { 'Content-Type': 'application/json' },
  timeout: 1000,
};
const asked: InternalAxiosRequestConfig[] = [];

function answers(status: number, data: string, headers: Record<string, string> = {}): void {
  client.defaults.adapter = async (config) => {
    asked.push(config);
    return { status, statusText: '', data, headers: new AxiosHeaders(headers), config };
  };
}
const fails = (error: Error) => {
  client.defaults.adapter = () => Promise.reject(error);
};

beforeEach(() => asked.splice(0));

test('a body goes as JSON and the answer is read', async () => {
  answers(201, '{"id":4}', { etag: '"1"' });
  const response = await send({ ...sent, body: { cont_name: 'Teva' } });
  expect(response.data).toEqual({ id: 4 });
  expect(response.header('ETag')).toBe('"1"');
  expect(asked[0]).toMatchObject({
    method: 'post',
    url: 'cw/contact/',
    baseURL: '/api/',
    data: '{"cont_name":"Teva"}',
  });
  expect(asked[0]?.headers.get('content-type')).toBe('application/json');
});

test('a refusal carries the code of the server', async () => {
  answers(429, '{"code":"too_many_requests","message":"x"}', { 'retry-after': '30' });
  await expect(send(sent)).rejects.toMatchObject({ status: 429, code: 'too_many_requests', retryAfter: 30 });
});

test('no network, a late answer and a cancelled call are distinguished', async () => {
  fails(new AxiosError('no network', 'ERR_NETWORK'));
  await expect(send(sent)).rejects.toMatchObject({ code: 'network', status: 0 });
  fails(new AxiosError('late', 'ECONNABORTED'));
  await expect(send(sent)).rejects.toMatchObject({ code: 'timeout' });
  fails(new CanceledError());
  await expect(send(sent)).rejects.toMatchObject({ code: 'aborted' });
});
