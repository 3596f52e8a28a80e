import { civilDateOf } from '@ciguawatch/shared/domain/time/timezone';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps';
import { otherLanguage, pageLanguage } from '../frame/language';
import type { WordsMaker } from '../frame/words-maker';
import type { Form } from './pages/form';
import { readReport } from './read-report';

interface SentForm {
  request: FastifyRequest;
  form: Form;
  /** language of the page that it was sent from */
  lang: string | undefined;
}

/** Reads a form, and the texts, country, zone and date for the pages of the report. */
export async function readAnswers(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  maker: WordsMaker,
  { request, form, lang }: SentForm,
) {
  const accepted = String(request.headers['accept-language'] ?? '');
  const formLanguage = pageLanguage(lang, accepted);
  const language = form.get('go') === 'lang' ? otherLanguage(formLanguage) : formLanguage;
  const now = clock.now();
  const { values, country, zone, monthFirst } = readReport(form, await maker.lists(), {
    // Dates are read in the language of the page on which they were typed.
    language: formLanguage,
    accepted,
    home: config.defaultCountry,
  });
  const words = await maker.of({ language, accepted, zone, country });
  return { form, values, country, zone, now, monthFirst, words, today: civilDateOf(now, zone) };
}
export type ReadAnswers = Awaited<ReturnType<typeof readAnswers>>;
