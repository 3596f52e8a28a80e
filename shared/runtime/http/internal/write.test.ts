import { AxiosError, AxiosHeaders, CanceledError, type InternalAxiosRequestConfig } from 'axios';
import { send } from '../transport';
import { client } from './write';

const sent = {
  method: 'POST',
  path: 'cw/contact/',
  headers: { 'Content-Type': 'application/json' },
  timeout: 1000,
};
const sentRequests: InternalAxiosRequestConfig[] = [];

function answers(status: number, data: string, headers: Record<string, string> = {}): void {
  client.defaults.adapter = async (config) => {
    sentRequests.push(config);
    return { status, statusText: '', data, headers: new AxiosHeaders(headers), config };
  };
}
const failRequestsWith = (error: Error) => {
  client.defaults.adapter = () => Promise.reject(error);
};

beforeEach(() => sentRequests.splice(0));

test('a body is sent as JSON and the response parsed', async () => {
  answers(201, '{"id":4}', { etag: '"1"' });
  const response = await send({ ...sent, body: { cont_name: 'Teva' } });
  expect(response.data).toEqual({ id: 4 });
  expect(response.header('ETag')).toBe('"1"');
  expect(sentRequests[0]).toMatchObject({
    method: 'post',
    url: 'cw/contact/',
    baseURL: '/api/',
    data: '{"cont_name":"Teva"}',
  });
  expect(sentRequests[0]?.headers.get('content-type')).toBe('application/json');
});

test('a refusal carries the server’s code', async () => {
  answers(429, '{"code":"too_many_requests","message":"x"}', { 'retry-after': '30' });
  await expect(send(sent)).rejects.toMatchObject({ status: 429, code: 'too_many_requests', retryAfter: 30 });
});

test('a lost network, a time-out and an aborted call are distinguished', async () => {
  failRequestsWith(new AxiosError('no network', 'ERR_NETWORK'));
  await expect(send(sent)).rejects.toMatchObject({ code: 'network', status: 0 });
  failRequestsWith(new AxiosError('late', 'ECONNABORTED'));
  await expect(send(sent)).rejects.toMatchObject({ code: 'timeout' });
  failRequestsWith(new CanceledError());
  await expect(send(sent)).rejects.toMatchObject({ code: 'aborted' });
});
