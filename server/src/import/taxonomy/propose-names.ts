import { createHash } from 'node:crypto';
import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import { synonymText } from '@ciguawatch/shared/domain/revision/synonyms';
import type { Clock } from '../../clock';
import type { Store } from '../../db/store';
import { findAuthor } from '../../features/approvals/find-author';
import { createRevision } from '../../features/revisions/create';
import { HttpError } from '../../http/errors/http-error';
import type { Operator } from '../../http/operator';
import { type Comparison, compareNames, type Proposal, type RegisteredName } from './compare-names';

/** What became of a comparison. */
interface ProposedNames extends Comparison {
  /** number of revisions that now wait */
  asked: number;
  /** number that were asked for by an earlier run */
  known: number;
  /** those that the directory refuses, with the reason */
  refused: { name: string; why: string }[];
}

/**
 * Compares the directory with a taxonomic register and creates revisions for the differences on behalf of an
 * editor; a moderator decides each. Running it again creates no duplicates.
 * @param file name of the file, for the source of each request
 * @throws Error when there is no such editor
 */
export async function proposeNames(
  deps: { store: Store; clock: Clock },
  email: string,
  register: readonly RegisteredName[],
  file: string,
): Promise<ProposedNames> {
  const who = await editorOf(deps.store, email);
  const rows = await deps.store.read
    .selectFrom('specie')
    .select(['id', 'name', 'aphia_id', 'synonyms'])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  const species = rows.map((row) => ({ ...row, synonyms: row.synonyms.map(synonymText) }));
  const compared = compareNames(species, register);
  const result: ProposedNames = { ...compared, asked: 0, known: 0, refused: [] };
  for (const { said, ...proposal } of compared.proposals) {
    const uuid = uuidOf(proposal);
    const id = said.aphia_id === null ? '' : `, AphiaID ${said.aphia_id}`;
    const isKnown = await isAsked(deps.store, uuid);
    try {
      const body = { ...proposal, uuid, object_type: 'specie' as const, source: `WoRMS${id} (${file})` };
      if (!isKnown) await createRevision(deps, who, body);
      result[isKnown ? 'known' : 'asked'] += 1;
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      result.refused.push({
        name: proposal.asked_reason,
        why: JSON.stringify(error.details.fields ?? error.code),
      });
    }
  }
  return result;
}

async function editorOf(store: Store, email: string): Promise<Operator> {
  const account = await store.read
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst();
  const who = await findAuthor(store.read, account?.id ?? null);
  if (!who?.groups.includes(ROLE.fishbase_editor))
    throw new Error(`${email} is no active account that edits the directory.`);
  return who;
}

const isAsked = async (store: Store, uuid: string): Promise<boolean> =>
  (await store.read.selectFrom('revision').select('id').where('uuid', '=', uuid).executeTakeFirst()) !==
  undefined;

/** The same identifier for the same change, so that a second run finds it (RFC 9562, version 8). */
function uuidOf({ actionType, object_id, payload }: Omit<Proposal, 'said'>): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([actionType, object_id, payload]))
    .digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

/** Summary as lines for the terminal. */
export function describeNames({ same, missing, open, asked, known, refused }: ProposedNames): string[] {
  return [
    `Changes asked for: ${asked}; asked for before: ${known}; species as the register has them: ${same.length}.`,
    ...open.map(({ name, why }) => `Open: ${name}: ${why}.`),
    ...refused.map(({ name, why }) => `Refused: ${name}: ${why}.`),
    ...(missing.length > 0 ? [`Not in the file: ${missing.join(', ')}.`] : []),
  ];
}
