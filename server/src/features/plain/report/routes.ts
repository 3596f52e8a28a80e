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
import { otherLanguage, pageLanguage } from '../frame/language';
import { sendPage } from '../frame/send-page';
import type { WordsMaker } from '../frame/words-maker';
import { nextPatientForm, withRulesApplied } from './apply-rules';
import { checkSender } from './check-sender';
import { nextStep } from './next-step';
import type { PageState } from './page-state';
import { type Form, readForm } from './pages/form';
import { reportPage } from './pages/report-page';
import { sentPage } from './pages/sent-page';
import { reportPdf } from './pdf';
import { readReport, withTypedPlace } from './read-report';
import { type SendOutcome, sendReport } from './send-report';

/** Largest form in bytes: two texts of 4,000 characters, each up to nine bytes, and the other answers. */
const MAX_FORM_BYTES = 200_000;

const codeOf = (form: Form): string => form.get('receipt_code') as string;

/** Registers the report: `GET` starts one, `POST` handles every button of its pages. */
export function addReport(app: FastifyInstance, deps: Deps, maker: WordsMaker): void {
  const { config, clock } = deps;

  /** Reads the form and the texts, country, zone and date for its pages. */
  async function read(request: FastifyRequest, form: Form, lang: string | undefined) {
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
  type Read = Awaited<ReturnType<typeof read>>;

  const show = (request: FastifyRequest, reply: FastifyReply, state: PageState, status = 200) =>
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
  const reportValues = (at: Read): ReportValues =>
    withTypedPlace(at.values, at.form.get('place_text'), at.words);

  async function send(request: FastifyRequest, reply: FastifyReply, at: Read) {
    const uuid = at.form.get('case_uuid') as string;
    const values = reportValues(at);
    const code = codeOf(at.form);
    const same_meal_code = at.form.get('same_meal_code');
    const proof = { receipt_code: code, ...(same_meal_code !== undefined && { same_meal_code }) };
    const outcome = await sendReport(app, request, {
      values,
      uuid,
      proof,
      sameMealAs: at.form.get('same_meal_as'),
    });
    if (!outcome.ok) return refuse(request, reply, at, outcome);
    const page = sentPage({ ...at, ...outcome, code, described: described({ ...at, values }, outcome.id) });
    return sendPage(request, reply, page);
  }

  /** Shows the form again with all answers, at the question that the server refused; nothing is stored. */
  function refuse(request: FastifyRequest, reply: FastifyReply, at: Read, sent: SendOutcome & { ok: false }) {
    const refusedFields = Object.keys(sent.error.fields ?? {})
      .map(fieldOf)
      .find(Boolean);
    const section = refusedFields ? sectionOf(refusedFields) : 6;
    const { p } = at.words;
    const minutes = Math.ceil((sent.retryAfter ?? 60) / 60);
    const trouble =
      sent.status === 429
        ? p('plain.busy', { count: minutes })
        : p(refusedFields ? 'plain.refused' : 'plain.failed');
    const wrong = refusedFields ? [{ field: refusedFields, fault: { code: 'required' as const } }] : [];
    if (sent.retryAfter !== null) reply.header('retry-after', String(sent.retryAfter));
    return show(request, reply, { ...at, section, wrong, doubtful: [], trouble }, sent.status);
  }

  async function sendDocument(reply: FastifyReply, at: Read) {
    const id = await numberOf(at.form);
    const bytes = await reportPdf(described({ ...at, values: reportValues(at) }, id));
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

  const firstState = (at: Read, section: 1 | 2 = 1): PageState => ({
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
      return show(request, reply, firstState(await read(request, begin(new Map()), lang)));
    },
  );

  app.post<{ Body: string | undefined }>(
    '/plain/report',
    { schema: { hide: true }, bodyLimit: MAX_FORM_BYTES },
    async (request, reply) => {
      checkSender(request, config.publicUrl);
      const form = begin(withRulesApplied(readForm(request.body ?? '')));
      const lang = form.get('lang');
      if (form.get('go') === 'again')
        return show(request, reply, firstState(await read(request, begin(nextPatientForm(form)), lang)));
      const at = await read(request, form, lang);
      if (form.get('go') === 'document') return sendDocument(reply, at);
      const step = nextStep(form, at.values, at);
      if (step.to === 'send') return send(request, reply, at);
      const { to: section, wrong, doubtful } = step;
      return show(request, reply, { ...at, section, wrong, doubtful, trouble: null });
    },
  );
}
