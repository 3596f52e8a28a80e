import { ApiError } from '../../http/api-error';
import { clock } from '../../page/clock';
import { arrived, fillPlaceholders } from '../arrived';
import type { OutboxItem } from '../outbox-types';
import { readItems, readSent } from './store';

/** Whether an item that must be sent first is still waiting. */
export async function isBlocked({ after = [] }: OutboxItem): Promise<boolean> {
  if (after.length === 0) return false;
  return (await readItems()).some(({ uuid }) => after.includes(uuid));
}

/**
 * An item with its placeholders replaced by the responses to earlier items.
 * @throws ApiError 404 when one of those was deleted: the item then cannot be sent as it is
 */
export async function withAnswers(item: OutboxItem): Promise<OutboxItem> {
  if (!item.after?.length) return item;
  const sent = await readSent(clock.now());
  const body = fillPlaceholders(item.body, (uuid) => {
    const { key, id } = (sent.find((one) => one.uuid === uuid)?.answer ?? {}) as Record<string, unknown>;
    const answer = key ?? id;
    if (answer === undefined)
      throw new ApiError('not_found', 404, { fields: { [arrived(uuid)]: 'unknown_id' } });
    return answer;
  });
  return { ...item, body };
}
