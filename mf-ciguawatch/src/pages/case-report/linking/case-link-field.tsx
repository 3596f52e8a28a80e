import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import type { Linkable } from '@ciguawatch/shared/api/schemas/pairs';
import { MATCH_EVENT_MAX } from '@ciguawatch/shared/domain/codes/limits';
import type { PairKind } from '@ciguawatch/shared/domain/pairs/score-pair';
import { ageLabel } from '@ciguawatch/shared/domain/report/rendering/age-label';
import { formatDate, isMonthFirst, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Badge } from '@ciguawatch/shared/ui/data/badge';
import { ComboBox } from '@ciguawatch/shared/ui/fields/combobox';
import { FieldAnchor } from '@ciguawatch/shared/ui/form/field-anchor';
import { useField } from '@ciguawatch/shared/ui/form/use-field';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { locationName, phenotypeName, specieName } from '../../../places/names';
import { lists } from '../../../report/report-lists';
import { linkQuery } from './link-query';
import css from './linking.module.css';
import { useLinkable } from './use-linkable';

interface Props {
  row: CaseFull;
  name: 'match_event' | 'duplicate_of';
  label: string;
}

const KIND: Record<Props['name'], PairKind> = { match_event: 'meal', duplicate_of: 'patient' };
const isNumber = (value: string | number | null | undefined): boolean =>
  /^\d{1,9}$/.test(String(value ?? ''));

/**
 * Search field for the case that this one is linked to. Proposed pairs come first, then cases found by
 * number, date or island; a meal may also be named in free text.
 */
export const CaseLinkField = observer(function CaseLinkField({ row, name, label }: Props) {
  const t = useT('ciguawatch');
  const { value, onChange, onBlur, error } = useField<string | number | null | undefined>(name);
  const [typed, setTyped] = useState<string | null>(null);
  // Set on first focus, so that an unused field makes no request.
  const [sought, setSought] = useState(false);
  const query = sought ? linkQuery(typed ?? '', isMonthFirst(), lists.places, row.case_country) : null;
  const { items, loading, failed } = useLinkable(row.id, query);
  const kind = KIND[name];
  const sorted = [...items].sort((a, b) => Number(b.kind === kind) - Number(a.kind === kind));
  const numberText = (id: number | string) => t('report.number', { id: String(id) });
  const textOf = (one: Linkable) =>
    [
      numberText(one.id),
      one.case_island === null ? '' : locationName(one.case_island),
      formatDate(one.case_eventdate, 'medium'),
    ]
      .filter(Boolean)
      .join(', ');
  const take = (next: string | number | null) =>
    onChange(name === 'match_event' && next !== null ? String(next) : next);
  const type = (text: string) => {
    setTyped(text);
    const digits = /^(?:n[o°.]*\s*)?(\d{1,9})$/i.exec(text.trim())?.[1];
    if (digits !== undefined) take(Number(digits));
    else take(name === 'match_event' ? text.slice(0, MATCH_EVENT_MAX) || null : null);
  };
  const inWords = typeof value === 'string' && value !== '' && !isNumber(value);
  const chosen = items.find(({ id }) => String(id) === String(value ?? ''));
  const shown = value == null || value === '' ? '' : isNumber(value) ? numberText(value) : String(value);
  return (
    <FieldAnchor name={name} onFocus={() => setSought(true)}>
      <ComboBox<Linkable>
        label={label}
        name={name}
        error={error}
        help={inWords ? t('reportEdit.linkWords', { words: value }) : t('reportEdit.linkHelp')}
        items={sorted}
        // `isGuess` keeps Enter from choosing a list entry: a typed number may be meant literally.
        isGuess
        itemKey={({ id }) => id}
        itemText={textOf}
        renderItem={(one) => (
          <span className={css.found}>
            <b>{textOf(one)}</b>
            {one.kind === kind && <Badge tone="lagoon">{t('reportEdit.linkProposed')}</Badge>}
            <span className={css.about}>
              <About one={one} />
            </span>
          </span>
        )}
        inputValue={typed ?? (chosen ? textOf(chosen) : shown)}
        onInputChange={type}
        onSelect={(one) => {
          setTyped(null);
          take(one.id);
        }}
        onClear={() => {
          setTyped(null);
          take(null);
        }}
        onBlur={onBlur}
        loading={loading}
        emptyText={t(
          `reportEdit.${failed ? 'linkFailed' : (typed ?? '') === '' ? 'linkNoProposal' : 'linkNone'}`,
        )}
      />
    </FieldAnchor>
  );
});

/** What distinguishes a case in the list: product, sex and age of the patient. */
const About = observer(function About({ one }: { one: Linkable }) {
  const d = useT('domain');
  const fish =
    one.specie_id !== null
      ? specieName(one.specie_id)
      : one.phenotype_id !== null
        ? phenotypeName(one.phenotype_id)
        : '';
  const patient = [
    one.gender !== null && one.gender !== 'U' ? d(`gender.${one.gender}`) : '',
    ageLabel(one, { d }),
  ];
  return [fish, ...patient].filter(Boolean).join(', ');
});
