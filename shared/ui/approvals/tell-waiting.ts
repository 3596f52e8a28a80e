import type { Approval } from '../../api/schemas/accounts/approval';
import { ApiError } from '../../runtime/http/api-error';
import { translate } from '../../runtime/i18n/i18n';
import { toasts } from '../../runtime/page/toasts';
import './texts';

/**
 * If a call failed because its change waits for a second person, shows that in a toast with the number of
 * public rows concerned.
 * @returns whether that was the reason
 */
export function tellWaiting(thrown: unknown): boolean {
  if (!(thrown instanceof ApiError && thrown.code === 'awaits_approval')) return false;
  const count = (thrown.current as Approval | undefined)?.opens ?? 0;
  const text = [translate('approvals', 'waits.text', { count }), translate('approvals', 'waits.kept')];
  toasts.warning(translate('approvals', 'waits.title'), text.join(' '));
  return true;
}
