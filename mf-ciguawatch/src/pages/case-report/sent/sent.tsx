import { unusualAnswers } from '@ciguawatch/shared/domain/report/report-rules';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { codeText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { formatTime, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { outbox } from '@ciguawatch/shared/runtime/outbox/outbox';
import { isClockDoubted } from '@ciguawatch/shared/runtime/page/clock';
import { storage } from '@ciguawatch/shared/runtime/storage/storage';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { ReceiptCode } from '@ciguawatch/shared/ui/data/receipt-code';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { placeView } from '../form/place-view';
import { farPoint } from '../place/far-point';
import { Emergency } from '../sections/emergency';
import { Advice } from './advice';
import { SendingNote } from './sending-note';
import css from './sent.module.css';
import { Following, SentPaper } from './sent-paper';
import { SentRing } from './sent-ring';
import { outcomeOf, type SendingState, useRefusalToast } from './use-outcome';
import { WishNote } from './wish-note';

const MINUTE = 60_000;

interface Props {
  values: ReportValues;
  uuid: string;
  onFix: () => void;
  onAgain: () => void;
}

/**
 * Page shown after sending a report: progress, then the receipt code or "not yet sent", the document, and
 * next steps.
 */
export const Sent = observer(function Sent({ values, uuid, onFix, onAgain }: Props) {
  const t = useT('ciguawatch');
  useT('errors');
  const heading = useRef<HTMLHeadingElement>(null);
  const outcome = outcomeOf(uuid);
  useRefusalToast(outcome);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    outbox.watched.add(uuid);
    return () => void outbox.watched.delete(uuid);
  }, [uuid]);
  const stored = outcome.at === 'stored';
  const sending = outcome.at === 'sending';
  const { title } = wordsOf(outcome);
  return (
    <div className={css.page}>
      <SentRing tone={outcome.at === 'gone' ? 'waiting' : outcome.at} />
      <div className={css.message} role="status">
        <h1 ref={heading} tabIndex={-1} className={css.title}>
          {t(`report.${title}`)}
        </h1>
        <p className={css.text}>
          <OutcomeText outcome={outcome} values={values} />
        </p>
      </div>
      {outcome.at === 'stored' && (
        <>
          <Receipt {...outcome} />
          <WishNote uuid={uuid} />
        </>
      )}
      {outcome.at === 'waiting' && (
        <>
          <b className={css.number}>{t('report.notYetSent')}</b>
          <div className={css.wide}>
            <Button variant="primary" icon="refresh-cw" fullWidth onPress={() => void outbox.retry(uuid)}>
              {t('report.tryNow')}
            </Button>
          </div>
        </>
      )}
      {outcome.at === 'refused' && (
        <div className={css.wide}>
          <Banner tone="danger">{outcome.error && reasonOf(outcome.error)}</Banner>
          <Button variant="primary" icon="pencil" fullWidth onPress={onFix}>
            {t('report.fix')}
          </Button>
        </div>
      )}
      {!sending && (
        <SentPaper
          values={values}
          id={outcome.at === 'stored' ? outcome.id : null}
          code={outcome.at === 'stored' ? outcome.code : null}
          sent={stored}
        />
      )}
      <div className={css.wide}>
        {sending && <SendingNote />}
        {/* Before the next steps, because the patient’s condition may have become worse. */}
        <Emergency country={placeView(values).country} />
        <Advice values={values} />
        <NextSteps uuid={uuid} values={values} at={outcome.at} onAgain={onAgain} />
      </div>
    </div>
  );
});

/** Text below the title, for the current state of sending. */
const OutcomeText = observer(function OutcomeText({
  outcome,
  values,
}: {
  outcome: SendingState;
  values: ReportValues;
}) {
  const t = useT('ciguawatch');
  const text = t(`report.${wordsOf(outcome).text}`);
  if (outcome.at === 'waiting')
    return (
      <>
        {outcome.tried === null ? text : <Tried tried={outcome.tried} until={outcome.until} />}
        <Why {...outcome} />
      </>
    );
  const isFirst = outcome.at === 'stored' && !outcome.correction && isReadFirst(values);
  return isFirst ? `${text} ${t('report.readFirst')}` : text;
});

/** Actions available in the current state of sending. */
function NextSteps(props: Pick<Props, 'uuid' | 'values' | 'onAgain'> & { at: SendingState['at'] }) {
  const t = useT('ciguawatch');
  const { uuid, values, at, onAgain } = props;
  const stored = at === 'stored';
  return (
    <>
      {(stored || at === 'waiting') && <Following uuid={uuid} values={values} stored={stored} />}
      {stored && (
        <LinkButton to="/ciguawatch/case/map" icon="map" fullWidth>
          {t('report.seeMap')}
        </LinkButton>
      )}
      {(at === 'waiting' || at === 'refused') && (
        <LinkButton to="/outbox" icon="send" fullWidth>
          {t('report.seeOutbox')}
        </LinkButton>
      )}
      {at !== 'sending' && (
        <Button icon="clipboard-plus" fullWidth onPress={onAgain}>
          {t('report.again')}
        </Button>
      )}
    </>
  );
}

/**
 * Whether the laboratory reviews the report before it counts. Computed here, because a reason from the server
 * would help senders of fake reports.
 */
const isReadFirst = (values: ReportValues): boolean =>
  unusualAnswers(values, values.event_date).length > 0 || farPoint(values) !== null || isClockDoubted();

/** Text keys of an outcome; they promise that a report is kept only if the device stores it on disk. */
function wordsOf(outcome: SendingState): { title: string; text: string } {
  switch (outcome.at) {
    case 'sending':
      return { title: 'sendingTitle', text: 'sendingText' };
    case 'stored':
      return outcome.correction
        ? { title: 'correctionTitle', text: 'correctionText' }
        : { title: 'savedTitle', text: 'savedText' };
    case 'refused':
      return { title: 'failTitle', text: 'refusedKept' };
    case 'gone':
      return { title: 'fixGone', text: 'fixGoneText' };
    case 'waiting':
      return storage.persistent
        ? { title: 'waitingTitle', text: 'waitingText' }
        : { title: 'openTitle', text: 'openText' };
  }
}

/** Why the report waits although the server answered, and when it is sent again. */
const Why = observer(function Why({ why, until }: Pick<SendingState & { at: 'waiting' }, 'why' | 'until'>) {
  const t = useT('ciguawatch');
  if (why === null) return null;
  return ` ${t(why === 'busy' ? 'report.waitBusy' : 'report.waitFault', { time: formatTime(until) })}`;
});

/** When the last attempt failed for lack of a network, and when the next one follows. */
const Tried = observer(function Tried({ tried, until }: { tried: number; until: number }) {
  const t = useT('ciguawatch');
  const key = until - tried < MINUTE ? 'waitTriedSoon' : 'waitTried';
  return (
    <>
      {t(`report.${key}`, { tried: formatTime(tried), time: formatTime(until) })}{' '}
      {t(storage.persistent ? 'report.nothingLost' : 'report.openText')}
    </>
  );
});

/** The receipt code, or the case number for a report sent without one. */
function Receipt({ id, code }: { id: number | null; code: string | null }) {
  const t = useT('ciguawatch');
  if (code !== null)
    return (
      <ReceiptCode
        code={code}
        label={t('report.codeLabel')}
        copy={t('report.codeCopy')}
        copied={t('report.codeCopied')}
        byHand={t('report.codeByHand')}
        note={t('report.codeNote')}
      />
    );
  return id === null ? null : <b className={css.number}>{t('report.number', { id: String(id) })}</b>;
}

function reasonOf({
  code,
  fields,
}: {
  code: Parameters<typeof codeText>[0];
  fields?: Record<string, typeof code>;
}): string {
  return codeText(Object.values(fields ?? {})[0] ?? code);
}
