import { REFUSALS, type Refusal } from '@ciguawatch/shared/domain/review/refusals';
import { type ErrorDetails, HttpError } from '../../http/errors/http-error';

const STATUS: Record<Refusal, number> = {
  withdrawn: 409,
  original: 409,
  expired: 410,
  forbidden: 403,
  deleted: 409,
  missing: 404,
  conflict: 409,
  unchanged: 409,
  reason: 400,
  transition: 409,
};

/** Error for a case that stays as it is, with the status and code of its reason. */
export const refusalError = (why: Refusal, details: ErrorDetails = {}): HttpError =>
  new HttpError(STATUS[why], REFUSALS[why], details);
