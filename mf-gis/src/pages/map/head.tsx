import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { IconButton } from '@ciguawatch/shared/ui/actions/icon-button';
import { Badge } from '@ciguawatch/shared/ui/data/badge';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import type { ReactNode } from 'react';
import type { EditAction, EditState } from '../../outline/edit-state';
import css from './page.module.css';

interface Props {
  title: string;
  below: string;
  isDirty: boolean;
  busy: boolean;
  state: EditState;
  dispatch: (action: EditAction) => void;
  onDiscard: () => void;
  onSave: () => void;
  children?: ReactNode;
}

/** Head of the editor: title, undo, redo, save. */
export function Head({ title, below, isDirty, busy, state, dispatch, onDiscard, onSave, children }: Props) {
  const t = useT('outlineEdit');
  const { done, undone } = state.history;
  const last = done.at(-1);
  return (
    <header className={css.head}>
      <CrossLink to="/gis/maps" className={css.back} aria-label={t('head.back')}>
        <Icon name="arrow-left" size={20} />
      </CrossLink>
      <div className={css.title}>
        <h1>{title}</h1>
        <small>{below}</small>
      </div>
      {isDirty && <Badge tone="sand">{t('head.unsaved')}</Badge>}
      <IconButton
        icon="undo"
        label={t('head.undo')}
        isDisabled={done.length === 0}
        onPress={() => dispatch({ do: 'undo' })}
      />
      <IconButton
        icon="redo"
        label={t('head.redo')}
        isDisabled={undone.length === 0}
        onPress={() => dispatch({ do: 'redo' })}
      />
      <span className={css.quiet} role="status">
        {last ? t('head.last', { what: t(`done.${last.label}`) }) : ''}
      </span>
      <div className={css.actions}>
        {children}
        <Button isDisabled={!isDirty || busy} onPress={onDiscard}>
          {t('head.discard')}
        </Button>
        <Button variant="primary" icon="save" busy={busy} isDisabled={!isDirty} onPress={onSave}>
          {t('head.save')}
        </Button>
      </div>
    </header>
  );
}
