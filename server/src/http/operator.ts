import type { RoleId } from '@ciguawatch/shared/contract/access/roles';

/** The account of a request, as currently in the database. */
export interface Operator {
  id: number;
  email: string;
  groups: RoleId[];
  /** Ids of the countries that the account manages. */
  countries: number[];
  language: string | null;
  /** The login of this request; empty for a token. */
  family: string;
  /** The token for programs that the request came with, if it did: its number, and the name its owner gave. */
  token?: { id: number; name: string };
}

/** Whether an account manages a country; false for null. */
export const managesCountry = (who: Operator, country: number | null): boolean =>
  who.countries.some((own) => own === country);
