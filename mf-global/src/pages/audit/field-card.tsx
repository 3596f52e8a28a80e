import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { observer } from 'mobx-react-lite';
import css from './change.module.css';
import { type FieldChange, isErasedContact, listChange } from './changes';
import { fieldText, valueText } from './words';

/** One field with its complete values side by side; in a list, added and removed elements are marked. */
export const FieldCard = observer(function FieldCard({ change }: { change: FieldChange }) {
  const t = useT('audit');
  const { field, before, after } = change;
  const isList = Array.isArray(before) || Array.isArray(after);
  const { kept, gone, come } = listChange(change);
  const words = (all: unknown[]) => all.map((one) => valueText(field, one)).join(', ');
  const erased = isErasedContact(change);
  return (
    <section className={css.card}>
      <h3>{fieldText(field)}</h3>
      <div>
        <small>{t('audit.before')}</small>
        {erased ? (
          <span className={css.erased}>{t('audit.erased')}</span>
        ) : isList ? (
          <>
            {words(kept)} {gone.length > 0 && <del className={css.gone}>{words(gone)}</del>}
          </>
        ) : (
          valueText(field, before)
        )}
      </div>
      <div>
        <small>{t('audit.after')}</small>
        {erased ? (
          <span className={css.erased}>{t('audit.erased')}</span>
        ) : isList ? (
          <>
            {words(kept)} {come.length > 0 && <ins className={css.come}>{words(come)}</ins>}
          </>
        ) : (
          <ins className={css.come}>{valueText(field, after)}</ins>
        )}
      </div>
    </section>
  );
});
