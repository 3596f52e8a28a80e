import type { Wording, WordingDecision } from '@ciguawatch/shared/api/schemas/desk/wording';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { tagOf } from '@ciguawatch/shared/runtime/i18n/language';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import css from '../entry.module.css';
import { SourceText } from '../list/source-text';
import type { TextRow } from '../model';

interface Props {
  row: TextRow;
  lang: string;
  wordings: readonly Wording[];
  /** what is typed now; null while it has a fault or equals the saved text */
  changed: string | null;
  /** puts a wording into the field of the text */
  onTake: (text: string) => void;
  /** decides, and shows the text as it was saved */
  onDecide: (wording: Wording, decision: WordingDecision) => Promise<void>;
}

/** Wordings of a text that visitors proposed: accepted as they are or changed, declined, and decisions taken back. */
export const Proposed = observer(function Proposed({
  row,
  lang,
  wordings,
  changed,
  onTake,
  onDecide,
}: Props) {
  const t = useT('translations');
  const { busy, once } = useBusy();
  const [changing, setChanging] = useState<number | null>(null);
  if (wordings.length === 0) return null;
  const decide = (wording: Wording, decision: WordingDecision) =>
    void once(async () => {
      try {
        await onDecide(wording, decision);
        setChanging(null);
      } catch (thrown) {
        const text = errorText(thrown);
        if (text) toasts.error(t('wording.failed'), text, 'decide wording');
      }
    });
  const open = (one: Wording) => {
    const isChanging = changing === one.id;
    const text = isChanging ? (changed ?? undefined) : undefined;
    return (
      <>
        <Button
          size="sm"
          icon="check"
          busy={busy}
          isDisabled={isChanging && changed === null}
          onPress={() => decide(one, { state: 'accepted', version: row.version, ...(text && { text }) })}
        >
          {t(isChanging ? 'wording.acceptChanged' : 'wording.accept')}
        </Button>
        {!isChanging && (
          <Button
            size="sm"
            variant="quiet"
            icon="pencil"
            onPress={() => {
              onTake(one.text);
              setChanging(one.id);
            }}
          >
            {t('wording.change')}
          </Button>
        )}
        <Button
          size="sm"
          variant="quiet"
          icon="x"
          isDisabled={busy}
          onPress={() => decide(one, { state: 'declined' })}
        >
          {t('wording.decline')}
        </Button>
      </>
    );
  };
  const closed = (one: Wording) => (
    <>
      <span>
        {t(`wording.${one.state === 'accepted' ? 'accepted' : 'declined'}`, {
          name: one.by ?? t('entry.somebody'),
          date: formatInstant(one.decided_at ?? one.at, undefined, 'medium'),
        })}
      </span>
      <Button
        size="sm"
        variant="quiet"
        icon="undo"
        busy={busy}
        onPress={() => decide(one, { state: 'open' })}
      >
        {t('wording.undo')}
      </Button>
    </>
  );
  return (
    <div className={css.preview}>
      {t('wording.title')}
      <ul>
        {wordings.map((one) => (
          <li key={one.id} lang={tagOf(lang)}>
            <SourceText text={one.text} />
            <div className={css.actions}>
              <span>
                {t('wording.asked', { count: one.asked, date: formatInstant(one.at, undefined, 'medium') })}
              </span>
              {one.state === 'open' ? open(one) : closed(one)}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
});
