import './texts';
import type { ModuleId } from '@ciguawatch/shared/contract/module';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { MessagePage } from '../layout/frame/parts/message-page';
import css from '../layout/frame/parts/message-page.module.css';
import type { Area } from '../loader/areas';

interface Props {
  id: ModuleId;
  area: Area;
  /** The module's title in the reader's language. */
  name: string;
  /** Whether the module is being loaded again. */
  busy: boolean;
  onRetry(): void;
}

/** Kinds of failure with a text of their own. */
const KINDS_WITH_OWN_TEXT = ['network', 'server', 'timeout', 'missing', 'crash', 'contract', 'integrity'];

/** Text key for a failure; the kinds that only a new release can solve share one. */
function reason({ state, kind }: Area): string {
  if (kind !== null && KINDS_WITH_OWN_TEXT.includes(kind)) return `unavailable.${kind}`;
  return `unavailable.${state === 'refused' ? 'refused' : 'network'}`;
}

/**
 * Shown instead of a module that could not be loaded: names it, says why and offers to retry. Other modules
 * stay usable.
 */
export default function ModuleFailure({ id, area, name, busy, onRetry }: Props) {
  const t = useT('message');
  const refused = area.state === 'refused';
  return (
    <MessagePage
      drawing="module"
      title={t(refused ? 'unavailable.refusedTitle' : 'unavailable.title', { area: name })}
      actions={
        <>
          <Button variant="primary" icon="refresh-cw" busy={busy} onPress={onRetry}>
            {t('unavailable.retry')}
          </Button>
          <LinkButton to="/" icon="house">
            {t('unavailable.home')}
          </LinkButton>
        </>
      }
    >
      <p role="status">{busy ? t('unavailable.trying') : t(reason(area))}</p>
      <p className={css.part}>{t('unavailable.module', { id })}</p>
      {refused && area.lacks.length > 0 && (
        <details className={css.missing}>
          <summary>{t(area.kind === 'integrity' ? 'unavailable.altered' : 'unavailable.lacks')}</summary>
          <ul>
            {area.lacks.map(({ kind, ...values }) => (
              <li key={kind + JSON.stringify(values)}>{t(`lack.${kind}`, values)}</li>
            ))}
          </ul>
        </details>
      )}
    </MessagePage>
  );
}
