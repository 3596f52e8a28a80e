import type { RoleId } from '@ciguawatch/shared/contract/access/roles';
import { mayAct } from '@ciguawatch/shared/domain/revision/may-change';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { observer } from 'mobx-react-lite';
import type { Product } from './reports';

/** Address of the form that proposes a change of a product; null for people who may not. */
export function suggestAddress({ kind, id }: Product): string | null {
  const groups = (session.user?.groups ?? []) as RoleId[];
  if (!mayAct({ groups, languages: [] }, kind, 'update')) return null;
  return `/fishbase/${kind}/${id}/edit`;
}

/** The link "Suggest a change", for people who may write in the directory. */
export const SuggestLink = observer(function SuggestLink({ product }: { product: Product }) {
  const t = useT('directory');
  const to = suggestAddress(product);
  return to ? (
    <LinkButton variant="quiet" icon="pencil" to={to}>
      {t('product.suggest')}
    </LinkButton>
  ) : null;
});
