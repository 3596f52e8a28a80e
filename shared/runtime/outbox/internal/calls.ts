import type { Call } from '../../../api/call';
import type { PictureParams } from '../../../api/calls/pictures';
import { reportLinksOf, WITHDRAW } from '../../../api/report/report-links';
import type { CaseCreate, CaseWithdraw, ContactCreate } from '../../../api/schemas/case';
import { ApiError, call } from '../../http/call';
import { clock } from '../../page/clock';
import type { OutboxItem, ReportBody, Sender } from '../outbox-types';
import { postReport } from './bodies';
import { readItems, readSent } from './store';

/** An item without an account is sent without a token, even when somebody has logged in meanwhile. */
const anonymous = (item: OutboxItem) => item.account === null;

/**
 * Checks the response of a call that stores a case. A relay or captive portal may respond to anything with
 * 200: without an id nothing was stored.
 */
function stored<T extends { id: number }>(response: T): T {
  if (typeof response?.id !== 'number') throw new ApiError('answer_invalid', 0);
  return response;
}

const sendReport: Sender = async (item) => {
  const { createCase, createContact } = await import('../../../api/calls/cases');
  const how = { params: undefined, anonymous: anonymous(item) };
  return postReport(item.body as ReportBody, {
    contact: async (body) => stored(await call(createContact, { ...how, body: body as ContactCreate })),
    report: async (body) => stored(await call(createCase, { ...how, body: body as CaseCreate })),
  });
};

/** Sender of a call without special handling; `ifVersion` among its params is sent as `If-Match`. */
const plain =
  (find: () => Promise<unknown>): Sender =>
  async (item) => {
    const ifVersion = (item.params as { ifVersion?: number } | null)?.ifVersion;
    // A change stored without a version (by an old build) is refused: it is unknown which version the
    // editor saw.
    const response = await call((await find()) as Call<unknown, unknown, unknown>, {
      params: item.params,
      body: item.body ?? undefined,
      anonymous: anonymous(item),
      ...(ifVersion === undefined ? {} : { ifVersion }),
    }).catch((thrown: unknown) => {
      // The server has stored it for approval by a second person, so it has arrived.
      if (thrown instanceof ApiError && thrown.code === 'awaits_approval') return {};
      throw thrown;
    });
    if (typeof response === 'string') throw new ApiError('answer_invalid', 0);
    return response;
  };

/** Sends a picture with the item's uuid, so that repeating it changes nothing. */
const sendAPicture: Sender = async ({ uuid, params, file }) => {
  if (!file) throw new ApiError('picture_type', 415);
  const [{ sendPicture }, { sendFile }] = await Promise.all([
    import('../../../api/calls/pictures'),
    import('../../http/send-file'),
  ]);
  const asked = { ...(params as PictureParams), uuid };
  const response = await sendFile(sendPicture, { params: asked, body: file });
  if (typeof response?.key !== 'string') throw new ApiError('answer_invalid', 0);
  return response;
};

/**
 * Sends a withdrawal. One queued by an older build has no receipt code; it takes that of its report, which
 * got one when it was sent.
 */
const sendWithdrawal: Sender = async (item) => {
  const { withdrawCase } = await import('../../../api/calls/cases');
  const asked = item.body as CaseWithdraw;
  const known = [...(await readSent(clock.now())), ...(await readItems())]
    .filter(({ call: name }) => name === 'report')
    .map(({ body }) => reportLinksOf(body))
    .find((ties) => ties?.case_uuid === asked.case_uuid);
  const receipt_code = asked.receipt_code ?? known?.receipt_code;
  const body = receipt_code === undefined ? asked : { ...asked, receipt_code };
  const response = await call(withdrawCase, { params: undefined, body, anonymous: anonymous(item) });
  if (typeof response?.state !== 'string') throw new ApiError('answer_invalid', 0);
  return response;
};

const cases = () => import('../../../api/calls/cases');
/** Calls for revisions of species and groups that may wait offline. */
const REVISIONS = ['createRevision', 'editRevision', 'withdrawRevision', 'decideRevision'] as const;

/** Senders by name, so that an item can be sent without the code of the module that made it. */
const senders: ReadonlyMap<string, Sender> = new Map([
  ['report', sendReport],
  ['sendPicture', sendAPicture],
  ['createCase', plain(async () => (await cases()).createCase)],
  ['patchCase', plain(async () => (await cases()).patchCase)],
  ['deleteCase', plain(async () => (await cases()).deleteCase)],
  ['decidePair', plain(async () => (await import('../../../api/calls/pairs')).decidePair)],
  ...REVISIONS.map(
    (name) => [name, plain(async () => (await import('../../../api/calls/revisions'))[name])] as const,
  ),
  ['saveTracking', plain(async () => (await import('../../../api/calls/algae')).saveTracking)],
  [WITHDRAW, sendWithdrawal],
]);

/** Names of the calls that may wait in the outbox. */
export const SENDERS: readonly string[] = [...senders.keys()];

export function senderOf(name: string): Sender | undefined {
  return senders.get(name);
}
