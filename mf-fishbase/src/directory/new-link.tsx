import type { RoleId } from '@ciguawatch/shared/contract/access/roles';
import { mayAct } from '@ciguawatch/shared/domain/revision/may-change';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { observer } from 'mobx-react-lite';

/** Link to propose a new species or group; renders nothing for people who may not. */
export const NewLink = observer(function NewLink({ kind }: { kind: 'species' | 'groups' }) {
  const t = useT('directory');
  const object = kind === 'species' ? 'specie' : 'phenotype';
  const groups = (session.user?.groups ?? []) as RoleId[];
  if (!mayAct({ groups, languages: [] }, object, 'add')) return null;
  return (
    <LinkButton icon="plus" to={`/fishbase/${object}/new`}>
      {t(`list.${kind}New`)}
    </LinkButton>
  );
});
