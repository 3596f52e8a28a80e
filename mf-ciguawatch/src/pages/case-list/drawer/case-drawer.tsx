import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import type { CaseFlag } from '@ciguawatch/shared/domain/case-class/flags';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { formatInstant, formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { IconButton } from '@ciguawatch/shared/ui/actions/icon-button';
import { Badge } from '@ciguawatch/shared/ui/data/badge';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { Loading, SkeletonText } from '@ciguawatch/shared/ui/feedback/skeleton';
import { ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { Drawer } from '@ciguawatch/shared/ui/overlay/drawer';
import { CaseClass } from '../../../case-class/case-class';
import { Flags } from '../../../flags/flags';
import { Recovery } from '../../../recovery/recovery';
import { CaseSamples } from '../../../samples/case-samples';
import { CaseThread } from '../../../thread/case-thread';
import type { CaseListCommand } from '../keys/list-keys';
import { STATE_TONE } from '../review/state-tone';
import type { CaseLine } from '../store/case-line';
import { CaseFacts } from './case-facts';
import { CaseHistory } from './case-history';
import css from './drawer.module.css';
import { DrawerActions } from './drawer-actions';
import { useCase } from './use-case';

interface Props {
  line: CaseLine;
  /** index of the row in the list, from 0 */
  index: number;
  total: number;
  onClose: () => void;
  onCommand: (command: CaseListCommand) => void;
  /** the case was changed in the panel */
  onChanged: (row: CaseFull) => void;
  /** with the flags of the case that are left to check */
  onLooked: (open: CaseFlag[]) => void;
}

/** Panel beside the case list that shows one case, with the buttons to review or delete it. */
export function CaseDrawer({ line, index, total, onClose, onCommand, onChanged, onLooked }: Props) {
  const t = useT('caseList');
  const w = useT('caseFilter');
  const d = useT('domain');
  const { row, error, retry, change } = useCase(line);
  const changed = (next: CaseFull) => {
    change(next);
    onChanged(next);
  };
  const id = String(line.id);
  const created = row?.created_at ?? line.created_at;
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={t('drawer.title', { id })}
      aside={<Badge tone={STATE_TONE[line.review_state]}>{d(`review_state.${line.review_state}`)}</Badge>}
      actions={<DrawerActions line={line} onCommand={onCommand} />}
    >
      <div className={css.steps}>
        <IconButton
          icon="chevron-up"
          size="sm"
          label={t('drawer.previous')}
          isDisabled={index === 0}
          onPress={() => onCommand('previous')}
        />
        <IconButton
          icon="chevron-down"
          size="sm"
          label={t('drawer.next')}
          isDisabled={index >= total - 1}
          onPress={() => onCommand('next')}
        />
        <span role="status">
          {t('drawer.place', { n: formatNumber(index + 1), total: formatNumber(total), id })}
        </span>
        {created && <span>{t('drawer.created', { when: formatInstant(created, undefined, 'short') })}</span>}
      </div>
      {line.review_state === 'to_review' && (
        <Banner tone="caution" title={t('drawer.aside')}>
          <ul>
            {(line.suspicion ?? []).map((one) => (
              <li key={one}>{w(`suspicion.${one}`)}</li>
            ))}
          </ul>
        </Banner>
      )}
      {error !== null && (
        <ErrorState title={t('drawer.failed', { id })} detail={errorText(error)} onRetry={retry} />
      )}
      {error === null && row === null && (
        <Loading>
          <SkeletonText lines={9} />
        </Loading>
      )}
      {/* First, because the buttons to decide stay in view while the rest scrolls. */}
      {row && <Flags key={`flags ${row.id}`} row={row} onLooked={onLooked} />}
      {row && <CaseFacts row={row} onChanged={change} onCommand={onCommand} />}
      {row && <CaseClass key={`class ${row.id}`} row={row} onChanged={changed} />}
      {row && <Recovery key={`recovery ${row.id}`} row={row} onRecorded={retry} />}
      {row && <CaseSamples key={`samples ${row.id}`} id={row.id} />}
      {row && <CaseThread key={`thread ${row.id}`} id={row.id} country={row.case_country} />}
      {row && <CaseHistory key={row.id} row={row} />}
    </Drawer>
  );
}
