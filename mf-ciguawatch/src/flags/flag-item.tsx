import type { CaseFlags, FlagLook } from '@ciguawatch/shared/api/schemas/desk/flags';
import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import css from './flags.module.css';

interface Props {
  one: CaseFlags['flags'][number];
  busy: boolean;
  onLook: (body: FlagLook) => void;
}

/** One flag in a sentence, with the button that ends it or takes that back. */
export const FlagItem = observer(function FlagItem({ one: { flag, facts, ended }, busy, onLook }: Props) {
  const t = useT('flags');
  const said = useId();
  const look = (right: boolean) => () => onLook({ flag, facts, right });
  if (!ended)
    return (
      <li className={css.one}>
        <p id={said}>
          <Icon name="triangle-alert" size={16} />
          {t(`flag.${flag}`)}
        </p>
        <Button size="sm" icon="check" aria-describedby={said} busy={busy} onPress={look(true)}>
          {t('flags.right')}
        </Button>
      </li>
    );
  const when = formatInstant(ended.at, undefined, 'short');
  return (
    <li className={css.one} data-ended="">
      <p>
        <Icon name="check" size={16} />
        {t(`flag.${flag}`)}
      </p>
      <span className={css.quiet}>
        {ended.by === null ? t('flags.ended', { when }) : t('flags.by', { name: ended.by, when })}
      </span>
      <Button size="sm" variant="quiet" aria-describedby={said} busy={busy} onPress={look(false)}>
        {t('flags.again')}
      </Button>
    </li>
  );
});
