import type { RoleId } from '@ciguawatch/shared/contract/access/roles';

/** The person behind a request, as the database says at this moment. */
export interface Who {
  id: number;
  email: string;
  groups: RoleId[];
  /** Countries the person manages. */
  countries: number[];
  language: string | null;
  /** The login this request belongs to. */
  family: string;
}

/** Whether a person manages a country. */
export const manages = (who: Who, country: number | null): boolean =>
  who.countries.some((own) => own === country);
