import { saveTracking } from '@ciguawatch/shared/api/calls/algae';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink, go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { Checkbox } from '@ciguawatch/shared/ui/fields/checkbox';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useFieldWords } from '../../../algae/field-words';
import { nameOf } from '../../../algae/sampling';
import { announceChange, tracking } from '../../../algae/tracking';
import { taxonText, timeText } from '../../../algae/words';
import css from '../../../import/import.module.css';
import { changesOf, type RepeatedLine } from './known-lines';

/** Makes the list focusable, so that it can be scrolled with the keyboard. */
const scrollable = { tabIndex: 0 };

/** Most lines that are shown one by one. */
const SHOWN = 200;

interface Props {
  lines: readonly RepeatedLine[];
  /** address of the list of imported samplings */
  list: string;
}

/**
 * Lines that were stored before: those that say something else now are shown with both values, and change the stored row
 * where the editor agrees; the others are counted.
 */
export const KnownLines = observer(function KnownLines({ lines, list }: Props) {
  const t = useT('algae');
  const { busy, once } = useBusy();
  const [kept, setKept] = useState<ReadonlySet<RepeatedLine>>(new Set());
  const changed = lines.filter(({ differences }) => differences.length > 0);
  const same = lines.filter(({ differences }) => differences.length === 0);
  const taken = changed.filter((line) => !kept.has(line));
  const keep = (line: RepeatedLine, stays: boolean) =>
    setKept(new Set(changed.filter((one) => (one === line ? stays : kept.has(one)))));
  const apply = () =>
    once(async () => {
      try {
        for (const body of changesOf(taken)) await call(saveTracking, { params: undefined, body });
        announceChange();
        await tracking.refresh();
        toasts.success(t('import.applied', { count: taken.length }));
        go(list, { force: true });
      } catch (thrown) {
        toasts.error(t('import.applyFailed'), errorText(thrown) ?? t('form.failedText'));
      }
    });
  return (
    <>
      <Banner
        tone={changed.length > 0 ? 'caution' : 'info'}
        title={t('import.knownTitle', { count: lines.length })}
      >
        {changed.length > 0 ? t('import.knownDiffer', { count: changed.length }) : t('import.knownText')}
      </Banner>
      <ul className={css.faults} aria-label={t('import.knownTitle', { count: lines.length })} {...scrollable}>
        {changed.slice(0, SHOWN).map((line) => (
          <li key={line.row.id}>
            <Checkbox
              label={t('import.takeLine', { number: line.number, name: labelOf(line, t('list.noCode')) })}
              isChecked={!kept.has(line)}
              onChange={(takes) => keep(line, !takes)}
            />
            <Changes line={line} />
            <CrossLink to={`/ciguawatch/algae/report/${line.row.id}`}>{t('import.knownOpen')}</CrossLink>
          </li>
        ))}
        {changed.length > SHOWN && <li>{t('import.moreDiffer', { count: changed.length - SHOWN })}</li>}
        {same.length > 0 && (
          <li>
            {t('import.knownSame', {
              count: same.length,
              number: same[0]?.number,
              numbers: same.map(({ number }) => number).join(', '),
            })}
          </li>
        )}
      </ul>
      <div className={css.bar}>
        {changed.length > 0 && (
          <Button variant="primary" busy={busy} isDisabled={taken.length === 0} onPress={() => void apply()}>
            {t('import.apply', { count: taken.length })}
          </Button>
        )}
        <LinkButton variant={changed.length > 0 ? 'quiet' : 'primary'} to={list}>
          {t('import.toList')}
        </LinkButton>
      </div>
    </>
  );
});

const labelOf = ({ row }: RepeatedLine, noCode: string): string =>
  [nameOf(row) || noCode, timeText(row.at_sampling_time), taxonText(row)].filter(Boolean).join(', ');

/** What changes in a stored row: the field, the stored value, and that of the file. */
const Changes = observer(function Changes({ line }: { line: RepeatedLine }) {
  const t = useT('algae');
  const words = useFieldWords();
  return (
    <ul>
      {line.differences.map(({ field, stored, inFile }) => (
        <li key={field}>
          {t('import.change', {
            field: words.label(field),
            stored: words.value(field, stored),
            inFile: words.value(field, inFile),
          })}
        </li>
      ))}
    </ul>
  );
});
