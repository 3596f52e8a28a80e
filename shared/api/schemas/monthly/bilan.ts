import * as z from 'zod/mini';
import type { Bilan } from '../../../domain/monthly/bilan';
import type { Schema } from '../../call';

const whole = z.int();
const span = z.object({ reports: whole, months: whole });

/** Schema of `Bilan`. */
export const bilan: Schema<Bilan> = z.object({
  rates: z.array(
    z.object({
      archi: whole,
      islands: z.array(whole),
      residents: whole,
      census: whole,
      now: span,
      before: span,
    }),
  ),
  level: z.number(),
  severity: z.object({ answered: whole, severe: whole }),
  newSpecies: z.array(whole),
  since: whole,
});
