import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { id } from '../../schemas/common';

/** Address of a browser at its push service, which nobody else knows. */
const endpoint = z.string().check(z.regex(/^https?:\/\/[\x21-\x7e]+$/), z.maxLength(1000));
const base64url = (least: number, most: number) =>
  z.string().check(z.regex(/^[\w-]+$/), z.minLength(least), z.maxLength(most));

const pushKeys = z.strictObject({ p256dh: base64url(80, 100), auth: base64url(20, 30) });

const pushKey = z.object({
  /** key by which the server signs what it sends, base64url; null where push is turned off */
  key: z.nullable(z.string()),
});
const pushAsk = z.strictObject({ endpoint });
const pushFollow = z.strictObject({
  endpoint,
  /** public key and secret of the browser (RFC 8291), base64url */
  keys: pushKeys,
  island: id,
  language: z.enum(['fr_FR', 'en_US']),
});
export type PushFollow = z.infer<typeof pushFollow>;
const pushRenewal = z.strictObject({
  /** address that the portal knows until now */
  former: endpoint,
  endpoint,
  /** public key and secret of the browser (RFC 8291), base64url */
  keys: pushKeys,
});
export type PushRenewal = z.infer<typeof pushRenewal>;
const pushEnd = z.strictObject({ endpoint, island: id });
const followed = z.object({
  /** ids of the islands that the browser follows */
  islands: z.array(id),
});
type Followed = z.infer<typeof followed>;

export const getPushKey = defineCall<void, void, z.infer<typeof pushKey>>({
  name: 'getPushKey',
  method: 'GET',
  route: 'cw/push/',
  path: () => 'cw/push/',
  answer: pushKey,
  access: 'open',
  summary: 'Key for notices of a browser (VAPID, RFC 8292)',
});

export const listPushIslands = defineCall<void, z.infer<typeof pushAsk>, Followed>({
  name: 'listPushIslands',
  method: 'POST',
  route: 'cw/push/mine/',
  path: () => 'cw/push/mine/',
  body: pushAsk,
  answer: followed,
  access: 'open',
  summary: 'Islands of which a browser has notices',
});

export const followByPush = defineCall<void, PushFollow, Followed>({
  name: 'followByPush',
  method: 'POST',
  route: 'cw/push/',
  path: () => 'cw/push/',
  body: pushFollow,
  answer: followed,
  access: 'open',
  summary: 'Have notices of an island in a browser: verified alerts and issued bulletins',
});

export const renewPush = defineCall<void, PushRenewal, Followed>({
  name: 'renewPush',
  method: 'POST',
  route: 'cw/push/renew/',
  path: () => 'cw/push/renew/',
  body: pushRenewal,
  answer: followed,
  access: 'open',
  summary: 'Go on under a renewed address of a browser: its push service replaced the former one',
});

export const unfollowByPush = defineCall<void, z.infer<typeof pushEnd>, Followed>({
  name: 'unfollowByPush',
  method: 'POST',
  route: 'cw/push/end/',
  path: () => 'cw/push/end/',
  body: pushEnd,
  answer: followed,
  access: 'open',
  summary: 'End the notices of an island in a browser',
});
