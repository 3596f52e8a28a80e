import { samplingTimeFault } from '@ciguawatch/shared/domain/algae/sampling-time';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import type { SamplingValues } from '../values';

/** Why the server would refuse the day of a sampling, in the future for instance; null when it would not. */
export const dayFault = ({ day }: Pick<SamplingValues, 'day'>) =>
  day === null ? null : samplingTimeFault(day, clock.now());
