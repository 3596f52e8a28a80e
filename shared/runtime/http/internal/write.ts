import axios, { isAxiosError, isCancel } from 'axios';
import { ApiError } from '../api-error';
import { connectivity } from '../connectivity';
import type { Transport } from './exchange';

/** Exported so that tests can replace the network. */
export const client = axios.create({
  baseURL: '/api/',
  // Statuses are interpreted by the caller, so axios must not throw for them.
  validateStatus: () => true,
  withCredentials: true,
});

/** Sends a writing request over axios: JSON or a file as body, JSON as response. */
export const writeOverTheNetwork: Transport = async (sent) => {
  const { method, path, body, headers, signal, timeout, progress } = sent;
  try {
    const response = await client.request<unknown>({
      method,
      url: path,
      headers,
      timeout,
      ...(body === undefined ? {} : { data: body }),
      ...(signal ? { signal } : {}),
      ...(progress && { onUploadProgress: ({ loaded }) => progress(loaded) }),
    });
    connectivity.answered();
    return {
      status: response.status,
      data: response.data === '' ? null : response.data,
      header: (name) => (response.headers[name.toLowerCase()] as string | undefined) ?? null,
    };
  } catch (thrown) {
    if (isCancel(thrown)) throw new ApiError('aborted', 0);
    connectivity.failed();
    const late = isAxiosError(thrown) && (thrown.code === 'ECONNABORTED' || thrown.code === 'ETIMEDOUT');
    throw new ApiError(late ? 'timeout' : 'network', 0);
  }
};
