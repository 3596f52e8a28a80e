/** What the network answers from now on, whatever is asked for. */
export function fakeFetch(status: number, body: unknown): void {
  globalThis.fetch = (async () => ({
    ok: status === 200,
    status,
    json: async () => body,
  })) as unknown as typeof fetch;
}
