import { randomUUID } from 'node:crypto';
import { civilTime, forEditors, INVENTED, islandOf } from './marks.mjs';

const DAY = 86_400_000;
const SPECIES = 'Lutjanus fulvus';
const said = (by, n) => `${INVENTED} – ${by} ${n}`;

/** A proposed description of the species, based on what stands now. */
async function propose(call, account, object_id, description) {
  return call(account, 'POST', 'a/revision/', {
    ...{ uuid: randomUUID(), actionType: 'update', object_type: 'specie', object_id },
    payload: { descriptions: { en_US: description } },
  });
}

/**
 * Two proposals for one species, of which one is approved: the other contradicts it and waits for a moderator. And a
 * case that a colleague changes while it is open.
 * @param now milliseconds since 1970 UTC
 */
export async function makeConflict(call, now = Date.now()) {
  const species = await call('admin', 'GET', 'fb/specie/');
  const { id } = (species.results ?? species).find(({ name }) => name === SPECIES);
  const waiting = await propose(call, 'fishbase_editor', id, said('first', 1));
  const other = await propose(call, 'admin', id, said('second', 1));
  await call('moderator', 'PATCH', `a/revision/${other.id}`, { status: 'approved' }, other.version);
  const made = await call('cases_editor', 'POST', 'cw/pcase/create/', {
    case_uuid: randomUUID(),
    case_location_id: await islandOf(call, 'Tahiti'),
    case_eventtime: civilTime(now - 3 * DAY),
    age: 40,
    gsympt_other_obs: said('reporter', 1),
  });
  return {
    open: { ...forEditors(`/ciguawatch/case/report/${made.id}`), moderator: '/fishbase/revisions' },
    tell: [
      `A proposal for ${SPECIES} contradicts one that was approved since: as moderator, open the revisions.`,
      `A colleague changes the remarks of case ${made.id} again and again: change them too, and save.`,
    ],
    case: made.id,
    revision: waiting.id,
  };
}

/** The colleague changes the remarks of the case once more. @param n how often this was called before */
export async function changeAgain(call, { case: id }, n) {
  const { version } = await call('admin', 'GET', `cw/casesingle/${id}/`);
  await call('admin', 'PATCH', `cw/case/${id}/`, { gsympt_other_obs: said('colleague', n + 1) }, version);
}
