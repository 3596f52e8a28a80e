import {
  BROUGHT_BACK,
  FEELINGS,
  GONE_SINCE,
  type Recovery,
  type RecoveryDay,
  STILL_FELT,
} from '@ciguawatch/shared/domain/recovery/answers';
import { attributeIf, type Html, html } from '../frame/html';
import type { Words } from '../frame/words';

/** Where the questions on recovery stand on an opened receipt. */
export interface RecoveryStatus {
  /** date that is asked about, in days after the meal; null when none is due */
  due: RecoveryDay | null;
  /** whether the person has agreed already, and is not asked for it again */
  agreed: boolean;
  /** whether answers were kept just now */
  kept: boolean;
  /** whether answers were sent that could not be kept, for want of the first one or of consent */
  missing: boolean;
  /** the form as it was sent: any button of the page sends it, and none may lose a tap */
  sent: URLSearchParams;
}

interface Choices {
  words: Words;
  name: string;
  type: 'radio' | 'checkbox';
  values: readonly string[];
  sent: URLSearchParams;
}

const choices = ({ words, name, type, values, sent }: Choices): Html =>
  html`<fieldset><legend>${words.p(`plain.${name}`)}</legend>${values.map(
    (value) =>
      html`<label class="r"><input type="${type}" name="${name}" value="${value}"${attributeIf(sent.getAll(name).includes(value), 'checked')}>${words.p(`plain.${name}_${value}`)}</label>`,
  )}</fieldset>`;

/** The questions whether a person still feels it, or thanks for the answers. */
export function recoveryForm(words: Words, { due, agreed, kept, missing, sent }: RecoveryStatus): Html {
  const { p } = words;
  if (kept) return html`<p class="y np" role="status">${p('plain.recoveryKept')}</p>`;
  if (due === null) return html``;
  const many = { words, type: 'checkbox', sent } as const;
  const one = { words, type: 'radio', sent } as const;
  return html`<section class="np"><h2>${p(`plain.recovery_${due}`)}</h2>${
    missing &&
    html`<p class="m" role="alert">${p(agreed ? 'plain.recoveryUnanswered' : 'plain.recoveryMissing')}</p>`
  }${choices({ ...one, name: 'feels', values: FEELINGS })}${choices({ ...many, name: 'felt', values: STILL_FELT })}${choices({ ...one, name: 'since', values: GONE_SINCE })}${choices({ ...many, name: 'back', values: BROUGHT_BACK })}${
    !agreed &&
    html`<label class="r"><input type="checkbox" name="agrees" value="1"${attributeIf(sent.has('agrees'), 'checked')}>${p('plain.recoveryConsent')}</label>`
  }<button class="b" name="go" value="recovery">${p('plain.recoverySend')}</button></section>`;
}

const oneOf = <T extends string>(form: URLSearchParams, name: string, values: readonly T[]): T | null =>
  values.find((value) => value === form.get(name)) ?? null;

const someOf = <T extends string>(form: URLSearchParams, name: string, values: readonly T[]): T[] => {
  const sent = form.getAll(name);
  return values.filter((value) => sent.includes(value));
};

/**
 * The answers of a form; null without the first answer or without consent. What belongs to the other answer is left
 * out: who feels nothing more feels no itching.
 * @param agreed whether the person has agreed before
 */
export function readRecovery(form: URLSearchParams, agreed: boolean): Recovery | null {
  const feels = oneOf(form, 'feels', FEELINGS);
  if (feels === null || !(agreed || form.has('agrees'))) return null;
  const isIll = feels === 'little' || feels === 'disturbs';
  return {
    feels,
    felt: isIll ? someOf(form, 'felt', STILL_FELT) : [],
    goneSince: feels === 'gone' ? oneOf(form, 'since', GONE_SINCE) : null,
    broughtBack: someOf(form, 'back', BROUGHT_BACK),
  };
}
