import { ASKED_FIELDS } from '@ciguawatch/shared/domain/report/report-fields';
import { withoutTurningSigns } from '@ciguawatch/shared/domain/text/turning-signs';
import { HttpError } from '../../../../http/errors/http-error';

/**
 * Names sent besides the report's fields. `section` is the sent page, `go` the pressed button, `country` the
 * one whose islands are listed, `event_was` the date shown beside `event_day`, `cw_blank` the honeypot, `back`
 * a section to return to, `sure` doubts already asked, `age_unit` the unit chosen in the first view,
 * `ask_again` and `reminder_email` the consent beside the review, `rest_<group>` "No" to the rest of its symptoms, `corrects` the report that this one corrects.
 */
const EXTRA_NAMES = [
  'section',
  'go',
  'lang',
  'case_uuid',
  'receipt_code',
  'country',
  'age_unit',
  'event_day',
  'event_was',
  'place_text',
  'cw_blank',
  'ask_again',
  'reminder_email',
  'back',
  'sure',
  'same_meal_as',
  'same_meal_code',
  'corrects',
] as const;

const KNOWN_NAMES = new Set<string>([...ASKED_FIELDS, ...EXTRA_NAMES]);

/** Fields of a form by name, as typed. */
export type Form = ReadonlyMap<string, string>;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const UNTYPED_CHARACTERS = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** Removes control and directional characters, which nobody types, and turns CR LF into LF. */
const tidy = (text: string): string =>
  withoutTurningSigns(text).replace(/\r\n?/g, '\n').replace(UNTYPED_CHARACTERS, '');

/** Decodes a part of a form, in which `+` is a space. */
function decodeFormPart(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new HttpError(400, 'invalid_body', { message: 'The form is not UTF-8.' });
  }
}

/**
 * Parses an urlencoded body. Unknown names are dropped; of a repeated name the last value counts.
 * @throws HttpError 400 for bytes that are not UTF-8, whose replacement would be stored for good
 */
export function readForm(body: string): Form {
  const form = new Map<string, string>();
  for (const pair of body.split('&')) {
    const cut = pair.indexOf('=');
    const name = decodeFormPart(cut < 0 ? pair : pair.slice(0, cut));
    if (KNOWN_NAMES.has(name) || /^rest_[a-z_]+$/.test(name)) {
      const text = tidy(decodeFormPart(cut < 0 ? '' : pair.slice(cut + 1)));
      if (text === '') form.delete(name);
      else form.set(name, text);
    }
  }
  return form;
}
