import type { RelatedCases } from '@ciguawatch/shared/api/schemas/case';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';

/** Arrow links to the next newer and next older case of the list. */
export function Neighbours({ newer, older }: Pick<RelatedCases, 'newer' | 'older'>) {
  const t = useT('ciguawatch');
  return (
    <>
      {newer !== null && (
        <LinkButton
          to={`/ciguawatch/case/report/${newer}`}
          icon="chevron-left"
          aria-label={t('reportEdit.newer', { id: String(newer) })}
        >
          {null}
        </LinkButton>
      )}
      {older !== null && (
        <LinkButton
          to={`/ciguawatch/case/report/${older}`}
          icon="chevron-right"
          aria-label={t('reportEdit.older', { id: String(older) })}
        >
          {null}
        </LinkButton>
      )}
    </>
  );
}
