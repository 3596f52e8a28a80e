import { type Basis, basisText } from '@ciguawatch/shared/domain/statistics/basis';
import type { Translate } from '@ciguawatch/shared/domain/text/translate';
import { cases } from './cases';

/**
 * "Based on 120 reports …": on how many of the currently counted rows a figure is based, and how many it
 * leaves out.
 */
export const basisSentence = (basis: Basis, d: Translate): string => basisText(basis, d, cases.full !== null);
