import { randomUUID } from 'node:crypto';
import { newReceiptCode } from '@ciguawatch/shared/domain/report/receipt-code';
import { receiptOf } from '@ciguawatch/shared/domain/report/rendering/receipt';
import { receiptName } from '@ciguawatch/shared/domain/report/rendering/receipt-name';
import { fieldOf, sectionOf } from '@ciguawatch/shared/domain/report/report-sections';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps';
import { attachment } from '../../../http/attachment';
import { receiptHmac } from '../../cases/sent/proof';
import { canonicalOf } from '../frame/canonical';
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
import { type ReadAnswers, readAnswers } from './read-answers';
import { withTypedPlace } from './read-report';
import { type SendOutcome, sendReport } from './send-report';

/** Largest form in bytes: two texts of 4,000 characters, each up to nine bytes, and the other answers. */
const MAX_FORM_BYTES = 200_000;

const codeOf = (form: Form): string => form.get('receipt_code') as string;

/** Registers the report: `GET` starts one, `POST` handles every button of its pages. */
export function addReport(app: FastifyInstance, deps: Deps, maker: WordsMaker): void {
  const { config } = deps;

  const read = (request: FastifyRequest, form: Form, lang: string | undefined) =>
    readAnswers(deps, maker, { request, form, lang });

  const show = (request: FastifyRequest, reply: FastifyReply, state: PageState, status = 200) =>
    sendPage(request, reply, reportPage(state, canonicalOf('/plain/report', config.publicUrl)), status);

  const described = ({ values, words, now, form }: ReadAnswers, id: number | null) =>
    receiptOf(
      {
        ...{ values, id, code: codeOf(form), sent: id !== null },
        ...{ origin: new URL(config.publicUrl).origin, emergency: words.emergency },
      },
      words,
      [],
      now,
    );

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
  const reportValues = (at: ReadAnswers): ReportValues =>
    withTypedPlace(at.values, at.form.get('place_text'), at.words);

  async function send(request: FastifyRequest, reply: FastifyReply, at: ReadAnswers) {
    const uuid = at.form.get('case_uuid') as string;
    const values = reportValues(at);
    const code = codeOf(at.form);
    const same_meal_code = at.form.get('same_meal_code');
    const proof = { receipt_code: code, ...(same_meal_code !== undefined && { same_meal_code }) };
    const outcome = await sendReport(app, request, {
      values,
      uuid,
      proof,
      language: at.words.language,
      sameMealAs: at.form.get('same_meal_as'),
      corrects: at.form.get('corrects'),
    });
    if (!outcome.ok) return refuse(request, reply, at, outcome);
    const page = sentPage({ ...at, ...outcome, code, described: described({ ...at, values }, outcome.id) });
    return sendPage(request, reply, page);
  }

  /** Shows the form again with all answers, at the question that the server refused; nothing is stored. */
  function refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    at: ReadAnswers,
    sent: SendOutcome & { ok: false },
  ) {
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

  async function sendDocument(reply: FastifyReply, at: ReadAnswers) {
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

  const firstState = (at: ReadAnswers, section: 1 | 2 = 1): PageState => ({
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
