import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { Fish } from '@ciguawatch/shared/ui/art/fish/fish';
import { observer } from 'mobx-react-lite';
import { Trail } from '../../product/trail';
import css from './edit.module.css';
import type { Editing } from './read-edited';

/** Breadcrumbs, and name of the edited object. */
export const EditHead = observer(function EditHead({ editing }: { editing: Editing }) {
  const t = useT('revisions');
  const d = useT('directory');
  const { kind, id, name, family } = editing;
  const title = t(`form.${id === null ? 'new' : 'edit'}_${kind}`);
  const specie = kind === 'specie';
  const slug = specie && id !== null ? collections.specie.get(id)?.slug : undefined;
  return (
    <>
      <title>{name ? t('form.title', { title, name }) : title}</title>
      <Trail
        above={[
          {
            to: specie ? '/fishbase/species' : '/fishbase/phenotypes',
            label: d(specie ? 'list.species' : 'list.groups'),
          },
          ...(id === null ? [] : [{ to: `/fishbase/${kind}/${id}`, label: name }]),
        ]}
        here={title}
      />
      <header className={css.head}>
        {family && <Fish species={slug} family={family} size={88} className={css.fish} />}
        <div>
          <h1>{title}</h1>
          {name && <p>{specie ? <i lang="la">{name}</i> : name}</p>}
        </div>
      </header>
    </>
  );
});
