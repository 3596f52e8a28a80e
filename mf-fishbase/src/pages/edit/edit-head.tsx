import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { Fish } from '@ciguawatch/shared/ui/art/fish/fish';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import { observer } from 'mobx-react-lite';
import css from './edit.module.css';
import type { Editing } from './read-edited';

/** Where one is, and what is changed. */
export const EditHead = observer(function EditHead({ editing }: { editing: Editing }) {
  const t = useT('revisions');
  const d = useT('directory');
  const { kind, id, name, family } = editing;
  const title = t(`form.${id === null ? 'new' : 'edit'}_${kind}`);
  const specie = kind === 'specie';
  return (
    <>
      <title>{name ? t('form.title', { title, name }) : title}</title>
      <nav className={css.trail} aria-label={d('product.trail')}>
        <span>
          <CrossLink to={specie ? '/fishbase/species' : '/fishbase/phenotypes'}>
            {d(specie ? 'list.species' : 'list.groups')}
          </CrossLink>{' '}
          <Icon name="chevron-right" size={14} />
        </span>
        {id !== null && (
          <span>
            <CrossLink to={`/fishbase/${kind}/${id}`}>{name}</CrossLink>{' '}
            <Icon name="chevron-right" size={14} />
          </span>
        )}
        <span aria-current="page">{title}</span>
      </nav>
      <header className={css.head}>
        {family && <Fish family={family} size={88} className={css.fish} />}
        <div>
          <h1>{title}</h1>
          {name && <p>{specie ? <i lang="la">{name}</i> : name}</p>}
        </div>
      </header>
    </>
  );
});
