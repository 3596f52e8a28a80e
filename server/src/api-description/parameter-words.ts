import type { AnyCall } from '../http/registered';

/** What a parameter means in every call that has it. */
const EVERYWHERE: Readonly<Record<string, string>> = {
  id: 'Number of the object.',
  format: 'Answers are JSON whatever it says; `packed` and `boxes` are for the portal’s own pages.',
  country: 'Number of the country, 1 to 22: not the id of a place.',
};

/** Where a name means something else, by `call.parameter`. */
const OF_CALL: Readonly<Record<string, string>> = {};

/** What a parameter of a call means. */
export const parameterWords = ({ name }: AnyCall, parameter: string): string | undefined =>
  OF_CALL[`${name}.${parameter}`] ?? EVERYWHERE[parameter];
