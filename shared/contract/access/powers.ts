import written from './powers.json';
import type { RoleId } from './roles';

/** One thing that roles allow. */
export interface Power {
  /** key of its sentence in the dictionary of the page */
  key: string;
  kind: 'see' | 'do';
  /** of everything, within the managed countries, in their languages, only of one’s own, or as its sentence says */
  within: 'all' | 'countries' | 'languages' | 'own' | 'said';
  /** roles of which each opens it; none where any account does */
  roles: readonly RoleId[];
  /** set where only an account with all of the roles may */
  together?: true;
}

/**
 * What roles allow, as the running server answers: written by `npm run matrix` from `server/access/power-lines.ts`, and
 * compared with the server by `server/access/matrix.test.ts`.
 */
export const POWERS = written as readonly Power[];
