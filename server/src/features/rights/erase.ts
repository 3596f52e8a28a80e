import type { PersonErase, PersonReceipt, PersonSubject } from '@ciguawatch/shared/api/schemas/person';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import { invalidFields } from '../../http/errors/http-error';
import type { Operator } from '../../http/operator';
import { fullName } from '../users/full-name';
import { eraseCase } from './erasing/case';
import type { ErasureContext } from './erasing/erasing';
import { eraseFollow } from './erasing/follow';
import { eraseAlert, eraseChange, eraseComment, eraseView } from './erasing/others';
import { erasePost } from './erasing/post';
import { eraseSample } from './erasing/sample';
import { chosenSubjects, searchOf } from './find';
import { noteRequest } from './note-request';
import { personReference } from './reference';

const ERASERS: Record<
  PersonSubject['kind'],
  (erasing: ErasureContext, subject: PersonSubject) => Promise<void>
> = {
  case: eraseCase,
  alert: eraseAlert,
  report: eraseComment,
  view: eraseView,
  approval: eraseChange,
  post: erasePost,
  sample: eraseSample,
  follow: eraseFollow,
};

/**
 * Erases what is held of a person in the chosen subjects, in one transaction; in the audit trail keyed hashes
 * remain. The search is repeated first, since another editor may have changed the data meanwhile.
 * @returns the erased fields, without their values
 * @throws HttpError 400 where none of the chosen subjects is left
 */
export async function erasePerson(
  deps: Pick<Deps, 'store' | 'clock' | 'secret'>,
  who: Operator,
  { text, keys }: PersonErase,
): Promise<PersonReceipt> {
  const search = searchOf(text);
  const reference = personReference(deps.secret, search);
  return deps.store.tx(async (trx) => {
    const subjects = await chosenSubjects({ db: trx, secret: deps.secret }, who, search, keys);
    if (subjects.length === 0) throw invalidFields({ keys: 'unknown_id' });
    // Two concurrent erasures lock the subjects in the same order, so that they cannot deadlock.
    for (const subject of [...subjects].sort((a, b) => (a.key < b.key ? -1 : 1)))
      await ERASERS[subject.kind]({ trx, deps, who, asked: search, reference }, subject);
    await noteRequest(trx, deps, who, { action: 'erase_person', asked: search, reference, subjects });
    return {
      ...{ asked: search.kind, reference, at: new Date(deps.clock.now()).toISOString() },
      by: await accountName(trx, who),
      erased: erasedFields(subjects),
    };
  });
}

/** Lists each field once, even if several lines of the trail held its values. */
function erasedFields(subjects: readonly PersonSubject[]): PersonReceipt['erased'] {
  const fields = subjects.flatMap(({ kind, id, texts }) =>
    texts.map(({ place, field }) => ({ kind, id, place, field })),
  );
  return [...new Map(fields.map((one) => [JSON.stringify(one), one])).values()];
}

async function accountName(trx: Transaction<DB>, who: Operator): Promise<string> {
  const row = await trx
    .selectFrom('app_user')
    .select(['first_name', 'last_name', 'email'])
    .where('id', '=', who.id)
    .executeTakeFirstOrThrow();
  return fullName(row) ?? who.email;
}
