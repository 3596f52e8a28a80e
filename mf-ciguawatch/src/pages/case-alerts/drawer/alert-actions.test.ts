import { ALERT_ACTIONS } from '@ciguawatch/shared/domain/codes/audit-actions';
import english from '../../../../locales/en_US.json';
import french from '../../../../locales/fr_FR.json';

test.each(ALERT_ACTIONS)('the history of an alert words what the trail calls %s', (action) => {
  const key = `action_${action}`;
  expect([english, french].map(({ alerts }) => key in alerts)).toEqual([true, true]);
});
