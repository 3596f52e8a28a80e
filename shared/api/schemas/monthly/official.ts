import * as z from 'zod/mini';
import type { OfficialShare } from '../../../domain/statistics/official';
import type { Schema } from '../../call';

/** Schema of `OfficialShare` in responses. */
export const officialShare: Schema<OfficialShare> = z.object({
  source: z.string(),
  country: z.int(),
  years: z.array(z.object({ year: z.int(), cases: z.int(), held: z.int() })),
  least: z.number(),
  most: z.number(),
});
