import './texts';
import { ROLE, ROLE_IDS, type RoleName, roleName } from '@ciguawatch/shared/contract/access/roles';
import { WALKS } from '@ciguawatch/shared/contract/walks';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { useRoleText } from '@ciguawatch/shared/runtime/roles/role-text';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Select } from '@ciguawatch/shared/ui/fields/select';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import css from './walk-offer.module.css';
import { heldWalk } from './walk-state';
import { walk } from './walk-store';

/** Offers the walk of a role on the home of the demonstration: to begin, take up again or leave. */
export default observer(function WalkOffer({ groups }: { groups: readonly number[] }) {
  const t = useT('walk');
  const roleText = useRoleText();
  const own = ROLE_IDS.filter((id) => groups.includes(id)).map(roleName);
  const [chosen, setChosen] = useState<RoleName | null>(null);
  useEffect(() => void walk.load(), []);
  const { state } = walk;
  const held = heldWalk(state, groups);
  const role = chosen ?? held?.role ?? own[0];
  if (state === undefined || role === undefined) return null;
  const taken = held?.role === role ? held : null;
  const count = WALKS[role].length;
  return (
    <div className={css.offer}>
      <Card title={t('offer.title')}>
        <p>
          {taken
            ? t('offer.progress', { done: taken.done.length, count })
            : t('offer.text', { count, role: roleText(ROLE[role]) })}
        </p>
        {own.length > 1 && (
          <Select
            label={t('offer.role')}
            noEmpty
            options={own.map((id) => ({ id, label: roleText(ROLE[id]) }))}
            value={role}
            onChange={(id) => setChosen(id as RoleName)}
          />
        )}
        <div className={css.actions}>
          {taken && !taken.on && (
            <Button variant="primary" size="sm" onPress={() => walk.show(true)}>
              {t('offer.resume')}
            </Button>
          )}
          {taken?.on ? (
            <Button size="sm" onPress={() => walk.show(false)}>
              {t('panel.leave')}
            </Button>
          ) : (
            <Button size="sm" variant={taken ? 'quiet' : 'primary'} onPress={() => walk.begin(role)}>
              {t(taken ? 'offer.again' : 'offer.begin')}
            </Button>
          )}
        </div>
      </Card>
    </div>
  );
});
