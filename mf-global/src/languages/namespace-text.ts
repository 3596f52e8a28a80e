import { hasText, translate } from '@ciguawatch/shared/runtime/i18n/i18n';

/** Name of a namespace: the part of the portal that shows its texts. */
export const namespaceText = (namespace: string): string =>
  hasText('translations', `part.${namespace}`) ? translate('translations', `part.${namespace}`) : namespace;
