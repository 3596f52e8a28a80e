import { type Basis, basisText } from '@ciguawatch/shared/domain/statistics/basis';
import type { Translate } from '@ciguawatch/shared/domain/text/translate';
import { cases } from './cases';

/** On how many of the rows that are counted now something is based, in words. */
export const basisSaid = (basis: Basis, d: Translate): string => basisText(basis, d, cases.full !== null);
