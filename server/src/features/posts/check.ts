import type { Post } from '@ciguawatch/shared/api/schemas/desk/posts';
import type { ErrorCode } from '@ciguawatch/shared/contract/error-codes';
import { email as isEmail } from '@ciguawatch/shared/domain/text/validators';
import { parseIsoDate } from '@ciguawatch/shared/domain/time/timezone';
import { HttpError, invalidFields } from '../../http/errors/http-error';
import { managesCountry, type Operator } from '../../http/operator';
import type { PlaceIndex } from '../locations/place-index';

type Values = Omit<Post, 'id' | 'country' | 'version'>;

const addressFault = (address: string | null): ErrorCode | null =>
  address === null ? null : isEmail(address);

function faultsOf({ name, email, sms, starts, ends }: Values): [string, ErrorCode | null][] {
  const isReached = email !== null || sms !== null;
  return [
    ['name', name === '' ? 'required' : null],
    ['email', isReached ? addressFault(email) : 'required'],
    ['sms', addressFault(sms)],
    ['starts', parseIsoDate(starts) ? null : 'date_invalid'],
    ['ends', ends === null || (parseIsoDate(ends) && ends >= starts) ? null : 'date_invalid'],
  ];
}

const trimmed = (text: string | null): string | null => text?.trim() || null;

/**
 * Values of a post as they are stored.
 * @returns them with the country of their island
 * @throws HttpError 400 with the faults of fields, 403 for a country that the account does not manage
 */
export function checkedPost<V extends Values>(
  places: PlaceIndex,
  who: Operator,
  sent: V,
): V & { country: number } {
  const place = places.get(sent.island);
  if (place?.type !== 'I') throw invalidFields({ island: 'unknown_id' });
  const country = place.country ?? 0;
  if (!managesCountry(who, country)) throw new HttpError(403, 'country_forbidden');
  const [email, sms] = [trimmed(sent.email), trimmed(sent.sms)];
  const values = { ...sent, name: sent.name.trim(), contact: sent.contact.trim(), email, sms, country };
  const faults = faultsOf(values).filter((one): one is [string, ErrorCode] => one[1] !== null);
  if (faults.length > 0) throw invalidFields(Object.fromEntries(faults));
  return values;
}
