import { answerSilence, listSilences } from '@ciguawatch/shared/api/calls/desk/silences';
import type { Silence, SilenceAnswer } from '@ciguawatch/shared/api/schemas/desk/posts';
import { ASKED_BELOW, SILENCE_DISPERSION } from '@ciguawatch/shared/domain/alerts/pooled/silence';
import { useServerChanges } from '@ciguawatch/shared/runtime/events/use-server-changes';
import { change } from '@ciguawatch/shared/runtime/http/call';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { formatMonth, formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { observer } from 'mobx-react-lite';
import { Computed } from '../../../computed/computed';
import { locationName } from '../../../places/names';
import css from './silences.module.css';

const monthText = (text: string) => formatMonth(Number(text.slice(5)), Number(text.slice(0, 4)));

interface RowProps {
  silence: Silence;
  busy: boolean;
  onAnswer: (answer: SilenceAnswer['answer']) => void;
}

const SilenceRow = observer(function SilenceRow({ silence, busy, onAnswer }: RowProps) {
  const t = useT('ciguawatch');
  const { island, since, months, expected, chance } = silence;
  const place = locationName(island);
  return (
    <li className={css.row}>
      <div>
        <p>
          <b>{t('alerts.silenceAsk', { place, since: monthText(since) })}</b>
        </p>
        <p className={css.why}>
          {t('alerts.silenceWhy', {
            count: months,
            expected: formatNumber(expected, { maximumFractionDigits: 1 }),
            chance: formatNumber(chance, { style: 'percent', maximumSignificantDigits: 2 }),
          })}
        </p>
        <SilenceComputed silence={silence} />
      </div>
      <div className={css.acts}>
        <Button size="sm" busy={busy} onPress={() => onAnswer('nobody')}>
          {t('alerts.silenceNobody')}
        </Button>
        <Button size="sm" busy={busy} onPress={() => onAnswer('none')}>
          {t('alerts.silenceNone')}
        </Button>
      </div>
    </li>
  );
});

/** How the question about an island came about, with its own numbers. */
const SilenceComputed = observer(function SilenceComputed({ silence }: Pick<RowProps, 'silence'>) {
  const t = useT('computed');
  const { since, until, expected, chance } = silence;
  const percent = (value: number) => formatNumber(value, { style: 'percent', maximumSignificantDigits: 2 });
  return (
    <Computed
      rule="silence"
      inputs={[
        ['since', t('computed.sinceOf', { from: monthText(since), until: monthText(until) })],
        ['expected', formatNumber(expected, { maximumSignificantDigits: 2 })],
        ['chanceOfNone', percent(chance)],
        ['below', percent(ASKED_BELOW)],
        ['dispersion', formatNumber(SILENCE_DISPERSION)],
      ]}
    />
  );
});

/** Islands without a report for longer than chance explains, each asked about once. An answer changes coverage only. */
export function Silences() {
  const t = useT('ciguawatch');
  useT('errors');
  const { data, again } = useAnswer(listSilences, undefined);
  const { busy, once } = useBusy();
  useServerChanges(['coverage'], again);
  const send = ({ id, version }: Silence, answer: SilenceAnswer['answer']) =>
    once(async () => {
      try {
        await change(answerSilence, { params: { id }, body: { answer }, ifVersion: version });
        toasts.success(t(answer === 'nobody' ? 'alerts.silenceSilent' : 'alerts.silenceObserved'));
      } catch (thrown) {
        const text = errorText(thrown);
        if (text) toasts.error(t('alerts.silenceNotSent'), text);
      }
      again();
    });
  if (!data || data.length === 0) return null;
  return (
    <section className={css.silences} aria-label={t('alerts.silences')}>
      <h2>{t('alerts.silences')}</h2>
      <ul>
        {data.map((silence) => (
          <SilenceRow
            key={silence.id}
            silence={silence}
            busy={busy}
            onAnswer={(answer) => void send(silence, answer)}
          />
        ))}
      </ul>
    </section>
  );
}
