import { ASKED_FIELDS } from '@ciguawatch/shared/domain/report/report-fields';
import { withoutTurningSigns } from '@ciguawatch/shared/domain/text/turning-signs';
import { HttpError } from '../../../../http/errors/http-error';

/**
 * What a page sends besides the fields of the report:
 * `section` the page it was, `go` the button, `lang` fr or en, `case_uuid` the identifier and `receipt_code` the receipt code that the server made,
 * `country` whose islands are listed, `event_day` one of the last days, `event_was` the date that stood beside them, `place_text` a bay or pass in words,
 * `cw_blank` what people never meet, `back` a section to return to, `sure` doubts that were asked about,
 * `same_meal_as` the report this one is at one table with and `same_meal_code` its receipt code, `rest_<group>` "No" for what is left open.
 */
const OTHER = [
  'section',
  'go',
  'lang',
  'case_uuid',
  'receipt_code',
  'country',
  'event_day',
  'event_was',
  'place_text',
  'cw_blank',
  'back',
  'sure',
  'same_meal_as',
  'same_meal_code',
] as const;

const KNOWN = new Set<string>([...ASKED_FIELDS, ...OTHER]);

/** What a page sent, by name: text as it was typed. */
export type Form = ReadonlyMap<string, string>;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const UNTYPED = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** Takes out signs that nobody types and no text may hold; a text area sends its lines with two. */
const tidy = (text: string): string => withoutTurningSigns(text).replace(/\r\n?/g, '\n').replace(UNTYPED, '');

/** The words of a form, `+` being a blank. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new HttpError(400, 'invalid_body', { message: 'The form is not UTF-8.' });
  }
}

/**
 * Reads an urlencoded body. Names that mean nothing are left out; of one that comes twice, the last counts.
 * @throws HttpError 400 for bytes that are no UTF-8: replaced letters would be kept for good
 */
export function readForm(body: string): Form {
  const form = new Map<string, string>();
  for (const pair of body.split('&')) {
    const cut = pair.indexOf('=');
    const name = decoded(cut < 0 ? pair : pair.slice(0, cut));
    if (KNOWN.has(name) || /^rest_[a-z_]+$/.test(name)) {
      const text = tidy(decoded(cut < 0 ? '' : pair.slice(cut + 1)));
      if (text === '') form.delete(name);
      else form.set(name, text);
    }
  }
  return form;
}
