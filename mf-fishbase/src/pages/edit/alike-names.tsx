import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { useFormValues } from '@ciguawatch/shared/ui/form/use-form';
import { observer } from 'mobx-react-lite';
import type { FormValues } from '../../revisions/form-values';
import css from './edit.module.css';
import { nearOthers, titleField } from './names-of-others';
import type { Editing } from './read-edited';

/** Tells the author of others in the directory with nearly the typed name; it may still be sent. */
export const AlikeNames = observer(function AlikeNames({ editing }: { editing: Editing }) {
  const t = useT('revisions');
  const { kind, id, start } = editing;
  const title = titleField(kind);
  const typed = String(useFormValues<FormValues>()[title] ?? '');
  const near = typed === String(start[title] ?? '') ? [] : nearOthers(kind, id, typed);
  return (
    <div role="status">
      {near.length > 0 && (
        <p className={css.quiet}>
          {t('form.alike')}{' '}
          {near.map((one, at) => (
            <span key={one.id}>
              {at > 0 && ', '}
              <CrossLink to={`/fishbase/${kind}/${one.id}`}>
                {kind === 'specie' ? <i lang="la">{one.title}</i> : one.title}
              </CrossLink>
            </span>
          ))}
        </p>
      )}
    </div>
  );
});
