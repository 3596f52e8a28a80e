import type { AuditPage } from '@ciguawatch/shared/api/schemas/accounts/audit';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { DateField } from '@ciguawatch/shared/ui/fields/date-field';
import { SearchField } from '@ciguawatch/shared/ui/fields/search-field';
import { Select } from '@ciguawatch/shared/ui/fields/select';
import { observer } from 'mobx-react-lite';
import { countryName } from '../../people/countries';
import type { AuditChoice } from './choice';
import css from './page.module.css';
import { fieldText, kindText } from './words';

interface Props {
  choice: AuditChoice;
  page: AuditPage | null;
  onChange: (part: Partial<AuditChoice>) => void;
}

/** The fields searched most often, by kind of object. */
const FIELDS: Record<string, readonly string[]> = {
  user: ['groups', 'manage_countries', 'is_active', 'email', 'scope_roles', 'scope_countries'],
  case: ['review_state', 'case_location_id', 'case_eventdate', 'duplicate_of', 'match_event', 'contact_id'],
  alert: ['state', 'note'],
  location: ['name', 'geometry', 'parent_id'],
};

/** Filters of the trail. */
export const Filters = observer(function Filters({ choice, page, onChange }: Props) {
  const t = useT('audit');
  const kinds = page?.kinds ?? [];
  const fields = [
    ...new Set(
      kinds
        .filter((kind) => choice.kind === null || kind === choice.kind)
        .flatMap((kind) => FIELDS[kind] ?? []),
    ),
  ];
  const countries = session.user?.profile.manage_countries ?? [];
  return (
    <search className={css.filters}>
      <SearchField
        label={t('audit.search')}
        maxLength={100}
        value={choice.search}
        onChange={(search) => onChange({ search })}
      />
      <DateField label={t('audit.from')} value={choice.from} onChange={(from) => onChange({ from })} />
      <DateField label={t('audit.until')} value={choice.until} onChange={(until) => onChange({ until })} />
      <Select
        label={t('audit.person')}
        placeholder={t('audit.anyone')}
        value={choice.user}
        onChange={(user) => onChange({ user })}
        options={[
          { id: '0', label: t('audit.portal') },
          ...(page?.people ?? []).map(({ id, name }) => ({ id: String(id), label: name })),
        ]}
      />
      <Select
        label={t('audit.kindFilter')}
        placeholder={t('audit.anyKind')}
        value={choice.kind}
        onChange={(kind) => onChange({ kind, id: null, field: null })}
        options={kinds.map((kind) => ({ id: kind, label: kindText(kind) }))}
      />
      <Select
        label={t('audit.fieldFilter')}
        placeholder={t('audit.anyField')}
        value={choice.field}
        onChange={(field) => onChange({ field })}
        options={fields.map((field) => ({ id: field, label: fieldText(field) }))}
      />
      <Select
        label={t('audit.country')}
        placeholder={t('audit.anyCountry')}
        value={choice.country}
        onChange={(country) => onChange({ country })}
        options={countries.map((country) => ({ id: String(country), label: countryName(country) }))}
      />
    </search>
  );
});
