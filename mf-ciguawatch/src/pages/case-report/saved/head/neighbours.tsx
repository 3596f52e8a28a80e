import type { RelatedCases } from '@ciguawatch/shared/api/schemas/case';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { caseAddress, type FromList } from '../../../../review-card/from-list';

interface Props extends Pick<RelatedCases, 'newer' | 'older'> {
  /** the list from which the case was opened, in which both are neighbours */
  from: FromList | null;
}

/** Address of the case one row up or down in the list. */
export const besideAddress = (id: number, from: FromList | null, by: 1 | -1): string =>
  caseAddress(id, from && { ...from, row: from.row + by });

/** Arrow links to the case above and the case below in the list. */
export function Neighbours({ newer, older, from }: Props) {
  const t = useT('ciguawatch');
  return (
    <>
      {newer !== null && (
        <LinkButton
          to={besideAddress(newer, from, -1)}
          icon="chevron-left"
          aria-label={t(from ? 'reportEdit.above' : 'reportEdit.newer', { id: String(newer) })}
        >
          {null}
        </LinkButton>
      )}
      {older !== null && (
        <LinkButton
          to={besideAddress(older, from, 1)}
          icon="chevron-right"
          aria-label={t(from ? 'reportEdit.below' : 'reportEdit.older', { id: String(older) })}
        >
          {null}
        </LinkButton>
      )}
    </>
  );
}
