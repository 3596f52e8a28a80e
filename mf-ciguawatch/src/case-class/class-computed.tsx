import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import {
  CLASSING,
  GUT,
  HEART,
  isAbsent,
  isPresent,
  OTHER_NERVES,
  SENSORY,
  SPECIFIC,
} from '@ciguawatch/shared/domain/case-class/signs';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { observer } from 'mobx-react-lite';
import { Computed, type Input } from '../computed/computed';
import { phenotypeName, specieName } from '../places/names';

/** Signs that the rule reads together, in its order. */
const GROUPS = [
  ['signs_specific', SPECIFIC],
  ['signs_sensory', SENSORY],
  ['signs_nerves', OTHER_NERVES],
  ['signs_gut', GUT],
  ['signs_heart', HEART],
] as const;

/** How the class of a case came about: the answers that met each criterion, and its fish. */
export const ClassComputed = observer(function ClassComputed({ row }: { row: CaseFull }) {
  const t = useT('computed');
  const d = useT('domain');
  const names = (signs: readonly string[]) => signs.map((name) => d(`symptom.${name}`)).join(', ');
  const felt = GROUPS.flatMap(([group, signs]): Input[] => {
    const own = signs.filter((name) => isPresent(row, name));
    return own.length === 0 ? [] : [[group, names(own)]];
  });
  const denied = CLASSING.filter((name) => isAbsent(row, name));
  const { specie_id: specie, phenotype_id: group } = row;
  const fish = specie != null ? specieName(specie) : group != null ? phenotypeName(group) : null;
  return (
    <Computed
      rule="case_class"
      inputs={[
        ...(felt.length > 0 ? felt : [['signs', t('computed.signsNone')] as const]),
        ...(denied.length > 0 ? [['denied', names(denied)] as const] : []),
        ['fish', fish ?? t('computed.fishNone')],
      ]}
    />
  );
});
