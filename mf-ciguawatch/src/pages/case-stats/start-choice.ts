import { config } from '@ciguawatch/shared/runtime/page/config';
import { type CaseChoice, NO_CHOICE } from '../../public-cases/cases-choice';

/**
 * What the figures start with: the country of the installation, by default French Polynesia
 * (specification, section 9). Use it inside an observer.
 */
export const startChoice = (): CaseChoice => ({ ...NO_CHOICE, countries: [config.country] });
