import type { FormChoice, FormParameters } from '@ciguawatch/shared/api/schemas/form-parameters';

/** What a manager may give an account. */
export interface Grant {
  /** ids of roles */
  roles: number[];
  /** ids of countries */
  countries: number[];
  /** country of a new account */
  default_country: number;
  /** codes of languages */
  languages: string[];
}

const valuesOf = (choices: readonly FormChoice[] = []): string[] => choices.map(({ value }) => value);

/** Reads the grantable roles and countries from the form parameters of an account. */
export function grantOf({ actions }: FormParameters): Grant {
  const { groups, profile } = actions.POST;
  const { user_country, manage_countries, lang } = profile?.children ?? {};
  return {
    roles: valuesOf(groups?.choices).map(Number),
    countries: valuesOf(manage_countries?.choices).map(Number),
    default_country: Number(user_country?.default),
    languages: valuesOf(lang?.choices),
  };
}
