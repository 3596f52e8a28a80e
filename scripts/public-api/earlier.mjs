import { contract } from '../release/contract.mjs';

const { numbered } = await contract();

/** What a release takes of the public API as its entry of a registry says it (shared/contract/release/earlier.ts). */
export const writtenUses = ({ major, names }) =>
  major === 1 ? { uses: numbered(names) } : { shared: major, uses: names };

/** What a shell offers as `surface.json` of its portal says it. */
export const writtenOffer = ({ major, names }) => (major === 1 ? numbered(names) : { major, names });
