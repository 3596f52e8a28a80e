/** From now on every fetch returns this response. */
export function fakeFetch(status: number, body: unknown): void {
  globalThis.fetch = (async () => ({
    ok: status === 200,
    status,
    json: async () => body,
  })) as unknown as typeof fetch;
}
