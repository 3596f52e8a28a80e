import type { RevisionCreate } from '@ciguawatch/shared/api/schemas/revision';
import { joinSynonyms, synonymText } from '@ciguawatch/shared/domain/revision/synonyms';
import { normalise } from '@ciguawatch/shared/domain/text/search/search';

/** A name as the register lists it. */
export interface RegisteredName {
  name: string;
  aphia_id: number | null;
  /** "accepted", or why it is not ("unaccepted", "alternate representation") */
  status: string;
  /** the accepted name and its id, of a name that is not accepted; null where the file does not say */
  valid_name: string | null;
  valid_id: number | null;
}

/** A species of the directory, as far as its name goes. */
interface NamedSpecies {
  id: number;
  name: string;
  aphia_id: number | null;
  /** earlier names with their sources, as revisions write them */
  synonyms: readonly string[];
}

/** A change that the register suggests. */
export type Proposal = Required<Pick<RevisionCreate, 'actionType' | 'object_id' | 'payload'>> & {
  asked_reason: string;
  /** line of the register that supports the proposal */
  said: RegisteredName;
};

/** What a comparison found, by name of the species. */
export interface Comparison {
  proposals: Proposal[];
  /** as the register has them */
  same: string[];
  /** not in the file */
  missing: string[];
  /** what the file leaves open, with the reason */
  open: { name: string; why: string }[];
}

const ACCEPTED = 'accepted';
const isSame = (one: string, other: string) => normalise(one) === normalise(other);

/**
 * Compares the species of the directory with names of a register. A species is found by its id there, else by its
 * name; a name that is no longer accepted is replaced by the accepted one, or the species by that of the
 * directory which has it already.
 */
export function compareNames(
  species: readonly NamedSpecies[],
  register: readonly RegisteredName[],
): Comparison {
  const found: Comparison = { proposals: [], same: [], missing: [], open: [] };
  const given = new Set<string>();
  for (const one of species) {
    const said = register.find((line) => line.aphia_id !== null && line.aphia_id === one.aphia_id);
    const line = said ?? register.find(({ name }) => isSame(name, one.name));
    if (!line) found.missing.push(one.name);
    else place(found, given, species, register, one, line);
  }
  return found;
}

/** Puts one species among the proposals, the same or the open ones. */
function place(
  found: Comparison,
  given: Set<string>,
  species: readonly NamedSpecies[],
  register: readonly RegisteredName[],
  one: NamedSpecies,
  line: RegisteredName,
): void {
  const accepted = acceptedOf(line, register);
  if (accepted === null) {
    found.open.push({ name: one.name, why: `${line.status}, without an accepted name` });
    return;
  }
  const isRenamed = !isSame(accepted.name, one.name);
  const holder = species.find((other) => other.id !== one.id && isSame(other.name, accepted.name));
  if (holder) {
    const asked_reason = `${one.name} → ${holder.name} (${line.status})`;
    const payload = { replaced_by: holder.id };
    found.proposals.push({ actionType: 'delete', object_id: one.id, payload, asked_reason, said: line });
  } else if (isRenamed && given.has(normalise(accepted.name))) {
    found.open.push({ name: one.name, why: `${accepted.name} as well: compare again after the approval` });
  } else if (isRenamed) {
    given.add(normalise(accepted.name));
    found.proposals.push(renaming(one, line, accepted));
  } else if (accepted.aphia_id === null || accepted.aphia_id === one.aphia_id) found.same.push(one.name);
  else if (one.aphia_id === null) {
    const [payload, asked_reason] = [{ aphia_id: accepted.aphia_id }, `AphiaID ${accepted.aphia_id}`];
    found.proposals.push({ actionType: 'update', object_id: one.id, payload, asked_reason, said: line });
  } else
    found.open.push({
      name: one.name,
      why: `AphiaID ${one.aphia_id} here, ${accepted.aphia_id} in the file`,
    });
}

/** The accepted name of a line with its id; null where the file does not name it. */
function acceptedOf(
  { name, aphia_id, status, valid_name, valid_id }: RegisteredName,
  register: readonly RegisteredName[],
): Pick<RegisteredName, 'name' | 'aphia_id'> | null {
  if (status.toLowerCase() === ACCEPTED) return { name, aphia_id };
  const line = register.find(
    (other) =>
      other.status.toLowerCase() === ACCEPTED &&
      (valid_id === null
        ? valid_name !== null && isSame(other.name, valid_name)
        : other.aphia_id === valid_id),
  );
  if (line) return line;
  return valid_name === null ? null : { name: valid_name, aphia_id: valid_id };
}

function renaming(
  one: NamedSpecies,
  said: RegisteredName,
  accepted: Pick<RegisteredName, 'name' | 'aphia_id'>,
): Proposal {
  const id = said.aphia_id ?? one.aphia_id;
  const former = synonymText({ name: one.name, source: id === null ? 'WoRMS' : `WoRMS, AphiaID ${id}` });
  return {
    actionType: 'update',
    object_id: one.id,
    payload: {
      name: accepted.name,
      aphia_id: accepted.aphia_id,
      synonyms: joinSynonyms([...one.synonyms], [former]),
    },
    asked_reason: `${one.name} → ${accepted.name} (${said.status})`,
    said,
  };
}
