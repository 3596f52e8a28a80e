import { PUSH_ADDRESS } from '@ciguawatch/shared/contract/push-address';

/** What a browser tells when its address at the push service ends; most name neither of the two. */
export interface PushChange {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}

/** The parts of the worker that are used. */
interface Worker {
  pushManager: Pick<PushManager, 'getSubscription' | 'subscribe'>;
  open: () => Promise<Pick<Cache, 'match' | 'put'>>;
  fetch: typeof fetch;
}

const ADDRESS = '/api/cw/push/';

/** The renewed subscription: the browser's own, or one made with the portal's key; null where the portal has no push. */
async function renewed(
  { newSubscription }: PushChange,
  { pushManager, fetch }: Worker,
): Promise<PushSubscription | null> {
  const held = newSubscription ?? (await pushManager.getSubscription());
  if (held) return held;
  const { key } = (await (await fetch(ADDRESS)).json()) as { key: string | null };
  return key === null ? null : pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/**
 * Tells the server the renewed address of this browser, which goes on following the same islands. Without a network the
 * page tells it later (`browser-push.ts`): until then the device keeps the former one.
 */
export async function renewPush(change: PushChange, worker: Worker): Promise<void> {
  const cache = await worker.open();
  const former = change.oldSubscription?.endpoint ?? (await (await cache.match(PUSH_ADDRESS.page))?.text());
  if (former === undefined) return;
  const subscription = await renewed(change, worker);
  if (!subscription || subscription.endpoint === former) return;
  const { endpoint, keys } = subscription.toJSON();
  const { ok } = await worker.fetch(`${ADDRESS}renew/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ former, endpoint, keys }),
  });
  if (ok) await cache.put(PUSH_ADDRESS.page, new Response(endpoint));
}
