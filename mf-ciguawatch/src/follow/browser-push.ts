import {
  followByPush,
  getPushKey,
  listPushIslands,
  renewPush,
  unfollowByPush,
} from '@ciguawatch/shared/api/calls/follow/push';
import { PUSH_ADDRESS } from '@ciguawatch/shared/contract/push-address';
import { prefersFrench } from '@ciguawatch/shared/domain/text/fallback';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { readerLanguages } from '@ciguawatch/shared/runtime/i18n/i18n';

/**
 * Whether this browser has notices of an island: `cannot` where it has none at all, `refused` where its owner refused
 * those of this site, `off` where the portal sends none.
 */
export type PushStatus = 'cannot' | 'refused' | 'off' | 'no' | 'yes';

/** The worker that shows notices; null where the browser cannot, as an iPhone before the portal is installed. */
async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

const device = () => caches.open(PUSH_ADDRESS.cache);

/** Keeps on the device under which address the portal knows it, for its worker; null forgets it. */
async function keepAddress(endpoint: string | null): Promise<void> {
  if (endpoint === null) await caches.delete(PUSH_ADDRESS.cache);
  else await (await device()).put(PUSH_ADDRESS.page, new Response(endpoint));
}

/** The keys of a subscription as the server takes them. */
function addressOf(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON();
  return {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
  };
}

/** Islands that this browser follows. One whose address was renewed without a network tells it here. */
async function followedHere(subscription: PushSubscription): Promise<readonly number[]> {
  const { endpoint } = subscription;
  const former = await (await (await device()).match(PUSH_ADDRESS.page))?.text();
  if (former === undefined || former === endpoint)
    return (await call(listPushIslands, { params: undefined, body: { endpoint } })).islands;
  const body = { former, ...addressOf(subscription) };
  const { islands } = await call(renewPush, { params: undefined, body });
  await keepAddress(endpoint);
  return islands;
}

/** How an island stands in this browser. @throws ApiError without a network */
export async function readPushStatus(island: number): Promise<PushStatus> {
  const registration = await worker();
  if (!registration) return 'cannot';
  if (Notification.permission === 'denied') return 'refused';
  const subscription = await registration.pushManager.getSubscription();
  if (!subscription) return 'no';
  return (await followedHere(subscription)).includes(island) ? 'yes' : 'no';
}

/** Bytes as base64url, as the server writes its key. */
const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/**
 * The push subscription of this browser for the portal's current key; one for an earlier key no longer works.
 */
async function subscribed(
  { pushManager }: ServiceWorkerRegistration,
  key: string,
): Promise<PushSubscription> {
  const held = await pushManager.getSubscription();
  const heldKey = held?.options.applicationServerKey;
  if (held && heldKey && base64url(heldKey) === key) return held;
  await held?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/**
 * Asks the owner of the browser, then has it told of an island.
 * @throws Error where its push service or the portal does not answer
 */
export async function enableIslandPush(island: number): Promise<PushStatus> {
  const registration = await worker();
  if (!registration) return 'cannot';
  // Asked before anything else: a browser asks only while it handles the press.
  if ((await Notification.requestPermission()) !== 'granted') return 'refused';
  const { key } = await call(getPushKey, { params: undefined });
  if (key === null) return 'off';
  const address = addressOf(await subscribed(registration, key));
  const language = prefersFrench(readerLanguages()) ? 'fr_FR' : 'en_US';
  const { islands } = await call(followByPush, { params: undefined, body: { ...address, island, language } });
  await keepAddress(address.endpoint);
  return islands.includes(island) ? 'yes' : 'no';
}

/** Ends the notices of an island; with the last one the browser leaves its push service. @throws ApiError */
export async function disableIslandPush(island: number): Promise<PushStatus> {
  const subscription = await (await worker())?.pushManager.getSubscription();
  if (!subscription) return 'no';
  const { endpoint } = subscription;
  const { islands } = await call(unfollowByPush, { params: undefined, body: { endpoint, island } });
  if (islands.length === 0) {
    await subscription.unsubscribe();
    await keepAddress(null);
  }
  return 'no';
}
