import { POWERS, type Power } from '@ciguawatch/shared/contract/access/powers';
import type { RoleId } from '@ciguawatch/shared/contract/access/roles';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { useRoleText } from '@ciguawatch/shared/runtime/roles/role-text';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { useId } from 'react';
import css from './role-page.module.css';

const KINDS = ['see', 'do'] as const;

/** Lines of a role, or of any account (null). */
const powersOf = (role: RoleId | null): Power[] =>
  POWERS.filter(({ roles }) => (role === null ? roles.length === 0 : roles.includes(role)));

/** What one role may see and do; without a role what any account may. */
export function PowerCard({ of: role }: { of: RoleId | null }) {
  const t = useT('rolePage');
  const roleText = useRoleText();
  const powers = powersOf(role);
  return (
    <Card title={role === null ? t('page.any') : roleText(role)}>
      {KINDS.map((kind) => (
        <PowerList
          key={kind}
          title={t(`page.${kind}`)}
          of={role}
          powers={powers.filter((one) => one.kind === kind)}
        />
      ))}
    </Card>
  );
}

interface ListProps {
  title: string;
  of: RoleId | null;
  powers: readonly Power[];
}

function PowerList({ title, of: role, powers }: ListProps) {
  const t = useT('rolePage');
  const roleText = useRoleText();
  const id = useId();
  if (powers.length === 0) return null;
  const others = ({ roles, together }: Power) =>
    together ? roles.filter((one) => one !== role).map(roleText) : [];
  return (
    <>
      <h3 id={id} className={css.kind}>
        {title}
      </h3>
      <ul className={css.lines} aria-labelledby={id}>
        {powers.map((power) => (
          <li key={power.key}>
            {t(`power.${power.key}`)}
            {power.within !== 'all' && power.within !== 'said' && (
              <span className={css.within}>{t(`within.${power.within}`)}</span>
            )}
            {others(power).map((name) => (
              <span key={name} className={css.within}>
                {t('page.together', { role: name })}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
