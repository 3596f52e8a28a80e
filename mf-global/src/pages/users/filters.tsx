import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { useRoleText } from '@ciguawatch/shared/runtime/roles/role-text';
import { SearchField } from '@ciguawatch/shared/ui/fields/search-field';
import { Select } from '@ciguawatch/shared/ui/fields/select';
import { observer } from 'mobx-react-lite';
import { allCountries, countryName } from '../../people/countries';
import { ROLE_AREAS } from '../../people/role-areas';
import { USER_STATES, type UserChoice } from './choice';
import css from './page.module.css';

interface Props {
  choice: UserChoice;
  onChange: (part: Partial<UserChoice>) => void;
}

const text = (id: number | null): string | null => (id === null ? null : String(id));
const id = (value: string | null): number | null => (value === null ? null : Number(value));

/** Filters of the account list. */
export const Filters = observer(function Filters({ choice, onChange }: Props) {
  const t = useT('users');
  const roleText = useRoleText();
  const roles = ROLE_AREAS.flatMap((area) => area.roles);
  return (
    <search className={css.filters}>
      <SearchField
        label={t('list.search')}
        value={choice.search}
        onChange={(search) => onChange({ search })}
      />
      <Select
        label={t('list.role')}
        hideLabel
        placeholder={t('list.anyRole')}
        value={text(choice.role)}
        onChange={(value) => onChange({ role: id(value) })}
        options={roles.map((role) => ({ id: String(role), label: roleText(role) }))}
      />
      <Select
        label={t('list.country')}
        hideLabel
        placeholder={t('list.anyCountry')}
        value={text(choice.country)}
        onChange={(value) => onChange({ country: id(value) })}
        options={allCountries().map((country) => ({ id: String(country), label: countryName(country) }))}
      />
      <Select
        label={t('list.state')}
        hideLabel
        placeholder={t('list.anyState')}
        value={choice.state}
        onChange={(value) => onChange({ state: value as UserChoice['state'] })}
        options={USER_STATES.map((state) => ({ id: state, label: t(`state.${state}`) }))}
      />
    </search>
  );
});
