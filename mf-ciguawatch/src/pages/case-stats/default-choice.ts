import { config } from '@ciguawatch/shared/runtime/page/config';
import { type CaseChoice, NO_CHOICE } from '../../public-cases/cases-choice';

/**
 * Default choice of the statistics: the installation's country, French Polynesia unless configured
 * (specification, section 9). Call it inside an observer.
 */
export const defaultChoice = (): CaseChoice => ({ ...NO_CHOICE, countries: [config.country] });
