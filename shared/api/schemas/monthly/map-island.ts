import * as z from 'zod/mini';
import type { MapIsland } from '../../../domain/monthly/bulletin-map';
import type { Schema } from '../../call';

/** Schema of `MapIsland` in responses. */
export const mapIsland: Schema<MapIsland> = z.object({
  id: z.int(),
  archi: z.int(),
  at: z.tuple([z.number(), z.number()]),
  rings: z.array(z.array(z.number())),
  reports: z.int(),
  months: z.int(),
});
