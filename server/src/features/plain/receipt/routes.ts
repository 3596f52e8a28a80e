import { randomUUID } from 'node:crypto';
import { valuesOf } from '@ciguawatch/shared/api/report/report-body';
import { RECEIPT_PATH, readReceiptCode } from '@ciguawatch/shared/domain/report/receipt-code';
import { receiptOf } from '@ciguawatch/shared/domain/report/rendering/receipt';
import { receiptName } from '@ciguawatch/shared/domain/report/rendering/receipt-name';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps';
import { attachment } from '../../../http/attachment';
import { clientKey } from '../../../http/client-key';
import { Places } from '../../cases/places';
import { readReceiptStatus } from '../../cases/sent/read-receipt-status';
import { ReceiptCodeLimit } from '../../cases/sent/receipt-code-limit';
import { agreedText, dueRecovery, keepRecovery } from '../../cases/sent/recovery';
import { readReminderToken } from '../../cases/sent/reminder-token';
import { noteShown } from '../../cases/sent/shown';
import { withdrawReport } from '../../cases/sent/withdraw';
import { otherLanguage, pageLanguage, shortCode } from '../frame/language';
import { sendHighlyCompressed, sendReceiptPage } from '../frame/send-page';
import type { WordsMaker } from '../frame/words-maker';
import { checkSender } from '../report/check-sender';
import { formOfValues } from '../report/form-of-values';
import { reportPage } from '../report/pages/report-page';
import { reportPdf } from '../report/pdf';
import { readAnswers } from '../report/read-answers';
import { codePage } from './code-page';
import { FILL_CODE, FILL_CODE_ADDRESS } from './fill-code';
import { useOpenedReminder } from './open-reminder';
import { ENDED, receiptPage } from './receipt-page';
import { type RecoveryStatus, readRecovery } from './recovery-form';
import { reminderPage } from './reminder-page';
import { type CodeRefusal, refusalOf, type SentCode, sentCode } from './sent-code';
import { updateReminderStatus } from './update-reminder-status';

/** Largest form in bytes: a code, a button and a language. */
const MAX_FORM_BYTES = 2000;

/**
 * Registers the receipt. `GET /r` asks for the code, `POST /r` opens it and handles every button: the code is in
 * the body of each request and in no address.
 */
export function addReceipt(app: FastifyInstance, deps: Deps, maker: WordsMaker): void {
  const { config, clock } = deps;
  const { origin } = new URL(config.publicUrl);
  const places = new Places(deps.store);
  const tries = new ReceiptCodeLimit(deps);

  /** Texts of a page without a place yet: those of the default country. */
  async function wordsFor(request: FastifyRequest, lang: string | undefined, isSwitched = false) {
    const accepted = String(request.headers['accept-language'] ?? '');
    const asked = pageLanguage(lang, accepted);
    const language = isSwitched ? otherLanguage(asked) : asked;
    return maker.of({ language, accepted, zone: 'UTC', country: config.defaultCountry });
  }

  app.get(FILL_CODE_ADDRESS, { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    return sendHighlyCompressed(request, reply, FILL_CODE, 'text/javascript; charset=utf-8');
  });

  app.get<{ Querystring: { lang?: string } }>(
    RECEIPT_PATH,
    { schema: { hide: true } },
    async (request, reply) =>
      sendReceiptPage(request, reply, codePage(await wordsFor(request, request.query.lang))),
  );

  app.post<{ Body: string | undefined }>(
    RECEIPT_PATH,
    { schema: { hide: true }, bodyLimit: MAX_FORM_BYTES },
    async (request, reply) => {
      checkSender(request, config.publicUrl);
      const sent = sentCode(request.body);
      const code = readReceiptCode(sent.typed);
      if (code === null && sent.go === 'lang' && sent.typed === '')
        return sendReceiptPage(request, reply, codePage(await wordsFor(request, sent.lang, true)));
      const token = code === null ? readReminderToken(sent.typed) : null;
      if (code === null && token === null)
        return refuse(request, reply, sent, { status: 400, key: 'plain.codeWrong' });
      try {
        return await tries.spend(clientKey(request), () =>
          code === null
            ? remind(request, reply, { ...sent, token: token ?? '' })
            : open(request, reply, { ...sent, code }),
        );
      } catch (thrown) {
        return refuse(request, reply, sent, refusalOf(thrown));
      }
    },
  );

  /** Shows the code again with the reason why it opened nothing. */
  async function refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    { typed, go, lang }: SentCode,
    { status, key, retryAfter }: CodeRefusal,
  ): Promise<FastifyReply> {
    const words = await wordsFor(request, lang, go === 'lang');
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
    const fault = words.p(key, { count: Math.ceil((retryAfter ?? 0) / 60) });
    return sendReceiptPage(request, reply, codePage(words, typed, fault), status);
  }

  /** @throws HttpError 404 `receipt_code_unknown` */
  async function remind(
    request: FastifyRequest,
    reply: FastifyReply,
    { token, go, lang, form }: SentCode & { token: string },
  ): Promise<FastifyReply> {
    const opened = await useOpenedReminder(deps, places, { token, go, form });
    const words = await wordsFor(request, lang, go === 'lang');
    return sendReceiptPage(request, reply, reminderPage({ words, token, ...opened }));
  }

  /** @throws HttpError 404 `receipt_code_unknown` */
  async function open(
    request: FastifyRequest,
    reply: FastifyReply,
    { code, go, lang, form: sent }: SentCode & { code: string },
  ): Promise<FastifyReply> {
    if (go === 'withdraw') await withdrawReport(deps, { receipt_code: code }, null);
    const stand = await readReceiptStatus(deps, places, code);
    const { report } = stand;
    const plainWords = await wordsFor(request, lang, go === 'lang');
    if (!report)
      return sendReceiptPage(
        request,
        reply,
        receiptPage({ words: plainWords, code, stand, described: null }),
      );
    const values = valuesOf(report);
    const form = new Map([
      ...formOfValues(values),
      ['case_uuid', randomUUID()],
      ['receipt_code', code],
      ['corrects', report.case_uuid ?? ''],
      ['back', '6'],
      ['lang', shortCode(plainWords.language)],
    ]);
    const at = await readAnswers(deps, maker, { request, form, lang: shortCode(plainWords.language) });
    if (go === 'correct')
      return sendReceiptPage(
        request,
        reply,
        reportPage({ ...at, section: 6, wrong: [], doubtful: [], trouble: null }),
      );
    const { words } = at;
    const described = receiptOf(
      { values, id: report.id, code, sent: true, origin, emergency: words.emergency },
      words,
      [],
      clock.now(),
    );
    if (go === 'document')
      return reply
        .header('cache-control', 'private, no-store')
        .headers(attachment(receiptName(words.t('reportPdf.fileName'), report.id, values.event_date)))
        .type('application/pdf')
        .send(Buffer.from(await reportPdf(described)));
    const meal = values.event_date;
    const isAsked = meal !== null && !ENDED.has(stand.outcome);
    const asked = isAsked ? { cases: stand.cases, meal, zone: at.zone } : undefined;
    const recovery = asked && (await recoveryAt(asked, go, sent));
    const { language } = words;
    const reminders = asked && (await updateReminderStatus(deps, asked, { go, form: sent, language }));
    const asksToWithdraw = go === 'ask';
    const page = receiptPage({ words, code, stand, described, recovery, reminders, asksToWithdraw });
    return sendReceiptPage(request, reply, page);
  }

  /** Keeps the answers on recovery where they were sent, and tells which date can be answered. */
  async function recoveryAt(
    asked: Parameters<typeof dueRecovery>[1],
    go: string,
    sent: URLSearchParams,
  ): Promise<RecoveryStatus> {
    const agreed = (await agreedText(deps.store.read, asked)) !== null;
    const answers = go === 'recovery' ? readRecovery(sent, agreed) : null;
    if (answers !== null) await keepRecovery(deps, asked, answers);
    const due = await dueRecovery(deps.store.read, asked, clock.now());
    if (due !== null && go !== 'ask') await noteShown(deps, asked, due);
    return { due, agreed, kept: answers !== null, missing: go === 'recovery' && answers === null, sent };
  }
}
