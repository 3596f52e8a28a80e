import { roleName } from '@ciguawatch/shared/contract/access/roles';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { useRoleText } from '@ciguawatch/shared/runtime/roles/role-text';
import { Checkbox } from '@ciguawatch/shared/ui/fields/checkbox';
import { FieldAnchor } from '@ciguawatch/shared/ui/form/field-anchor';
import { useField } from '@ciguawatch/shared/ui/form/use-field';
import { ROLE_AREAS } from '../../people/role-areas';
import css from './page.module.css';

interface Props {
  name: string;
  /** roles that the manager may grant; others cannot be changed */
  grantable: readonly number[];
  /** leaves out the sentence that explains each role */
  isShort?: boolean;
}

/** Roles by module, each with an explanation. */
export function RoleChecks({ name, grantable, isShort = false }: Props) {
  const t = useT('users');
  const roleText = useRoleText();
  const { value, onChange, error } = useField<number[]>(name);
  const put = (role: number, on: boolean) =>
    onChange(on ? [...value, role] : value.filter((one) => one !== role));
  return (
    <FieldAnchor name={name}>
      {error && <p className={css.error}>{t('user.scopeRefused')}</p>}
      {ROLE_AREAS.map(({ area, roles }) => (
        <fieldset key={area} className={css.area} data-area={area}>
          <legend>{t(`area.${area}`)}</legend>
          {roles.map((role) => {
            const may = grantable.includes(role);
            const opens = isShort ? '' : t(`opens.${roleName(role)}`);
            return (
              <Checkbox
                key={role}
                label={roleText(role)}
                help={may || grantable.length === 0 ? opens : `${opens} ${t('user.notGrantable')}`.trim()}
                isChecked={value.includes(role)}
                isDisabled={!may}
                onChange={(on) => put(role, on)}
              />
            );
          })}
        </fieldset>
      ))}
    </FieldAnchor>
  );
}
