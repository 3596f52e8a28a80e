import { contract } from '../release/contract.mjs';

const { toNumbered } = await contract();

/**
 * What a release uses of the public API, in the form of its registry entry
 * (shared/contract/release/earlier.ts).
 */
export const writtenUses = ({ major, names }) =>
  major === 1 ? { uses: toNumbered(names) } : { shared: major, uses: names };

/** What a shell offers, in the form of `surface.json`. */
export const writtenOffer = ({ major, names }) => (major === 1 ? toNumbered(names) : { major, names });
