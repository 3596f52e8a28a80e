import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { NameText } from '@ciguawatch/shared/ui/feedback/name-text';
import { VisuallyHidden } from '@ciguawatch/shared/ui/foundation/visually-hidden';
import { observer } from 'mobx-react-lite';
import css from './change.module.css';
import { type FieldChange, isErasedContact } from './changes';
import { fieldText, valueText } from './words';

const LONG = 60;
const short = (text: string): string => (text.length > LONG ? `${text.slice(0, LONG - 1)}…` : text);

/** One field in one line: old value struck through, and new value. */
export const ChangeLine = observer(function ChangeLine({ change }: { change: FieldChange }) {
  const t = useT('audit');
  const { field, before, after } = change;
  if (isErasedContact(change))
    return (
      <>
        {fieldText(field)} <span className={css.erased}>{t('audit.erased')}</span>
      </>
    );
  return (
    <>
      <span className={css.field}>{fieldText(field)}</span>{' '}
      <VisuallyHidden>{`${t('audit.before')} `}</VisuallyHidden>
      <del className={css.gone}>
        <NameText>{short(valueText(field, before))}</NameText>
      </del>{' '}
      <VisuallyHidden>{`${t('audit.after')} `}</VisuallyHidden>
      <ins className={css.come}>
        <NameText>{short(valueText(field, after))}</NameText>
      </ins>
    </>
  );
});
