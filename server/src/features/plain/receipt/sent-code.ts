import { HttpError } from '../../../http/errors/http-error';

/** Longest code that is shown again when it is wrong. */
const MAX_TYPED = 40;

/** The submitted form of a receipt page. */
export interface SentCode {
  typed: string;
  /** the button that was pressed */
  go: string;
  /** language of the page, as in its address */
  lang: string | undefined;
  /** everything that was sent */
  form: URLSearchParams;
}

/** Reads the form of a receipt page. */
export function sentCode(body: string | undefined): SentCode {
  const form = new URLSearchParams(body ?? '');
  return {
    typed: (form.get('receipt_code') ?? '').slice(0, MAX_TYPED),
    go: form.get('go') ?? 'open',
    lang: form.get('lang') ?? undefined,
    form,
  };
}

/** Why a code opened nothing. */
export interface CodeRefusal {
  status: 400 | 404 | 429;
  /** key of the sentence */
  key: 'plain.codeWrong' | 'plain.codeUnknown' | 'plain.codeTries';
  /** seconds until another code may be tried; undefined where there is no limit */
  retryAfter?: number;
}

/**
 * The refusal that an error stands for.
 * @throws the error itself when it says nothing of the code
 */
export function refusalOf(thrown: unknown): CodeRefusal {
  if (!(thrown instanceof HttpError)) throw thrown;
  if (thrown.code === 'receipt_code_unknown') return { status: 404, key: 'plain.codeUnknown' };
  const { retryAfter } = thrown.details;
  if (retryAfter === undefined) throw thrown;
  return { status: 429, key: 'plain.codeTries', retryAfter };
}
