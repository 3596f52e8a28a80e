import * as z from 'zod/mini';
import { COMPLETENESS_FIELDS } from '../../../domain/statistics/outcome-figures';

const counted = z.object({
  yes: z.int(),
  answered: z.int(),
  share: z.nullable(z.object({ share: z.number(), low: z.number(), high: z.number() })),
});

/** Hospital stays, deaths, attack rate and completeness: `GET cw/case/outcome/`. */
export const outcomeFigures = z.object({
  country: z.int(),
  reports: z.int(),
  hospitalised: counted,
  intensive: counted,
  died: counted,
  attack: z.object({ ...counted.shape, meals: z.int() }),
  complete: z.array(z.object({ field: z.enum(COMPLETENESS_FIELDS), answered: z.int() })),
});
export type CountryOutcome = z.infer<typeof outcomeFigures>;
