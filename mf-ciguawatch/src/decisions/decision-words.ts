import type { Decision } from '@ciguawatch/shared/api/schemas/desk/decision';
import { translate } from '@ciguawatch/shared/runtime/i18n/i18n';

/**
 * What was decided, in a few words: "To review", "Deleted", "Alert verified". Call it inside observers, because
 * words change with the language.
 */
export function decidedText({ kind, target }: Pick<Decision, 'kind' | 'target'>): string {
  if (kind === 'review') return translate('domain', `review_state.${target}`);
  if (kind === 'discard' && target !== null)
    return `${translate('domain', 'case_class.discarded')} (${translate('domain', `discarded.${target}`)})`;
  return translate('decisions', target === null ? `what.${kind}` : `what.${kind}_${target}`);
}
