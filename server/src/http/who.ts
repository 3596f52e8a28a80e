import type { RoleId } from '@ciguawatch/shared/contract/access/roles';

/** The account of a request, as currently in the database. */
export interface Who {
  id: number;
  email: string;
  groups: RoleId[];
  /** Ids of the countries that the account manages. */
  countries: number[];
  language: string | null;
  /** The login of this request. */
  family: string;
}

/** Whether an account manages a country; false for null. */
export const manages = (who: Who, country: number | null): boolean =>
  who.countries.some((own) => own === country);
