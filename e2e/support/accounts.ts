import type { APIRequestContext, APIResponse } from '@playwright/test';
import { expect } from '@playwright/test';
import { DEMO_PASSWORD } from './test';

/** Calls with an account's access token, as a program makes them. */
export interface Account {
  get(path: string): Promise<APIResponse>;
  post(path: string, data: unknown): Promise<APIResponse>;
  patch(path: string, data: unknown, version: number): Promise<APIResponse>;
  delete(path: string, version: number): Promise<APIResponse>;
}

/** Logs in to a demo account without a browser. */
export async function loginAsDemoAccount(request: APIRequestContext, email: string): Promise<Account> {
  const response = await request.post('/api/token/', { data: { username: email, password: DEMO_PASSWORD } });
  expect(response.ok(), email).toBe(true);
  const { access } = (await response.json()) as { access: string };
  const headers = (version?: number) => ({
    authorization: `Bearer ${access}`,
    ...(version !== undefined && { 'if-match': `"${version}"` }),
  });
  return {
    get: (path) => request.get(path, { headers: headers() }),
    post: (path, data) => request.post(path, { headers: headers(), data }),
    patch: (path, data, version) => request.patch(path, { headers: headers(version), data }),
    delete: (path, version) => request.delete(path, { headers: headers(version) }),
  };
}
