import { randomUUID } from 'node:crypto';
import { newReceiptCode } from '@ciguawatch/shared/domain/report/receipt-code';
import { receiptOf } from '@ciguawatch/shared/domain/report/rendering/receipt';
import { receiptName } from '@ciguawatch/shared/domain/report/rendering/receipt-name';
import { fieldOf, sectionOf } from '@ciguawatch/shared/domain/report/report-sections';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { civilDateOf } from '@ciguawatch/shared/domain/time/timezone';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps';
import { attachment } from '../../../http/attachment';
import { receiptHmac } from '../../cases/sent/proof';
import { languageOf, otherLanguage } from '../frame/language';
import { sendPage } from '../frame/send-page';
import type { WordsMaker } from '../frame/words-maker';
import { nextPatientForm, settled } from './apply-rules';
import { checkSender } from './check-sender';
import { type Form, readForm } from './pages/form';
import { reportPage } from './pages/report-page';
import { sentPage } from './pages/sent-page';
import { pdfOf } from './pdf';
import { readReport, withTypedPlace } from './read-report';
import { type Sent, sendReport } from './send-report';
import type { State } from './state';
import { stepOf } from './step';

/** Largest form in bytes: two texts of 4,000 characters, each up to nine bytes, and the other answers. */
const MOST_BYTES = 200_000;

const codeOf = (form: Form): string => form.get('receipt_code') as string;

/** Registers the report: `GET` starts one, `POST` handles every button of its pages. */
export function addReport(app: FastifyInstance, deps: Deps, maker: WordsMaker): void {
  const { config, clock } = deps;

  /** Reads the form and the texts, country, zone and date for its pages. */
  async function read(request: FastifyRequest, form: Form, lang: string | undefined) {
    const accepted = String(request.headers['accept-language'] ?? '');
    const asked = languageOf(lang, accepted);
    const language = form.get('go') === 'lang' ? otherLanguage(asked) : asked;
    const now = clock.now();
    const { values, country, zone, monthFirst } = readReport(form, await maker.lists(), {
      // Dates are read in the language of the page on which they were typed.
      language: asked,
      accepted,
      home: config.defaultCountry,
    });
    const words = await maker.of({ language, accepted, zone, country });
    return { form, values, country, zone, now, monthFirst, words, today: civilDateOf(now, zone) };
  }
  type Read = Awaited<ReturnType<typeof read>>;

  const show = (request: FastifyRequest, reply: FastifyReply, state: State, status = 200) =>
    sendPage(request, reply, reportPage(state), status);

  const described = ({ values, words, now, form }: Read, id: number | null) =>
    receiptOf({ values, id, code: codeOf(form), sent: id !== null }, words, [], now);

  /**
   * Number of the stored report with this identifier and receipt code; the identifier alone proves nothing.
   */
  const numberOf = async (form: Form): Promise<number | null> => {
    const row = await deps.store.read
      .selectFrom('case_report')
      .innerJoin('report_proof', 'report_proof.case_id', 'case_report.id')
      .select('case_report.id')
      .where('case_uuid', '=', (form.get('case_uuid') as string).toLowerCase())
      .where('receipt_hmac', '=', receiptHmac(deps, codeOf(form)))
      .executeTakeFirst();
    return row?.id ?? null;
  };

  /** The report with a typed bay or pass in its observations. */
  const whole = (at: Read): ReportValues => withTypedPlace(at.values, at.form.get('place_text'), at.words);

  async function send(request: FastifyRequest, reply: FastifyReply, at: Read) {
    const uuid = at.form.get('case_uuid') as string;
    const values = whole(at);
    const code = codeOf(at.form);
    const same_meal_code = at.form.get('same_meal_code');
    const proof = { receipt_code: code, ...(same_meal_code !== undefined && { same_meal_code }) };
    const sent = await sendReport(app, request, {
      values,
      uuid,
      proof,
      sameMealAs: at.form.get('same_meal_as'),
    });
    if (!sent.ok) return refuse(request, reply, at, sent);
    const page = sentPage({ ...at, ...sent, code, described: described({ ...at, values }, sent.id) });
    return sendPage(request, reply, page);
  }

  /** Shows the form again with all answers, at the question that the server refused; nothing is stored. */
  function refuse(request: FastifyRequest, reply: FastifyReply, at: Read, sent: Sent & { ok: false }) {
    const named = Object.keys(sent.error.fields ?? {})
      .map(fieldOf)
      .find(Boolean);
    const section = named ? sectionOf(named) : 6;
    const { p } = at.words;
    const minutes = Math.ceil((sent.retryAfter ?? 60) / 60);
    const trouble =
      sent.status === 429 ? p('plain.busy', { count: minutes }) : p(named ? 'plain.refused' : 'plain.failed');
    const wrong = named ? [{ field: named, fault: { code: 'required' as const } }] : [];
    if (sent.retryAfter !== null) reply.header('retry-after', String(sent.retryAfter));
    return show(request, reply, { ...at, section, wrong, doubtful: [], trouble }, sent.status);
  }

  async function sendDocument(reply: FastifyReply, at: Read) {
    const id = await numberOf(at.form);
    const bytes = await pdfOf(described({ ...at, values: whole(at) }, id));
    const name = receiptName(at.words.t('reportPdf.fileName'), id, at.values.event_date);
    return reply
      .header('cache-control', 'private, no-store')
      .headers(attachment(name))
      .type('application/pdf')
      .send(Buffer.from(bytes));
  }

  /** Made once and carried along by every page, so that sending the form again is recognised as a repeat. */
  const begin = (form: Form): Form =>
    new Map([['case_uuid', randomUUID()], ['receipt_code', newReceiptCode()], ...form]);

  const fresh = (at: Read, section: 1 | 2 = 1): State => ({
    ...at,
    section,
    wrong: [],
    doubtful: [],
    trouble: null,
  });

  app.get<{ Querystring: { lang?: string } }>(
    '/plain/report',
    { schema: { hide: true } },
    async (request, reply) => {
      const { lang } = request.query;
      return show(request, reply, fresh(await read(request, begin(new Map()), lang)));
    },
  );

  app.post<{ Body: string | undefined }>(
    '/plain/report',
    { schema: { hide: true }, bodyLimit: MOST_BYTES },
    async (request, reply) => {
      checkSender(request, config.publicUrl);
      const form = begin(settled(readForm(request.body ?? '')));
      const lang = form.get('lang');
      if (form.get('go') === 'again')
        return show(request, reply, fresh(await read(request, begin(nextPatientForm(form)), lang)));
      const at = await read(request, form, lang);
      if (form.get('go') === 'document') return sendDocument(reply, at);
      const step = stepOf(form, at.values, at);
      if (step.to === 'send') return send(request, reply, at);
      const { to: section, wrong, doubtful } = step;
      return show(request, reply, { ...at, section, wrong, doubtful, trouble: null });
    },
  );
}
