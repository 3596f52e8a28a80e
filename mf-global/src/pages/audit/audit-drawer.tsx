import { listAudit } from '@ciguawatch/shared/api/calls/audit';
import type { AuditLine } from '@ciguawatch/shared/api/schemas/accounts/audit';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';
import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { IconButton } from '@ciguawatch/shared/ui/actions/icon-button';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { Avatar } from '@ciguawatch/shared/ui/data/avatar';
import { Badge } from '@ciguawatch/shared/ui/data/badge';
import { Drawer } from '@ciguawatch/shared/ui/overlay/drawer';
import { observer } from 'mobx-react-lite';
import { toneOf } from './audit-table';
import { changesOf } from './changes';
import { FieldCard } from './field-card';
import css from './page.module.css';
import { actionText, kindText, numberText } from './words';

interface Props {
  line: AuditLine;
  /** ids of the lines on the page, in order */
  neighbours: readonly number[];
  onOpen: (id: number) => void;
  onClose: () => void;
}

/** Page of an object by kind; objects of other kinds have no page that their id leads to. */
const PAGES: Record<string, (id: string) => string> = {
  user: (id) => `/global/user/${id}`,
  case: (id) => `/ciguawatch/case/report/${id}`,
  alert: (id) => `/ciguawatch/case/alerts?alert=${id}`,
  specie: (id) => `/fishbase/specie/${id}`,
  phenotype: (id) => `/fishbase/phenotype/${id}`,
  location: (id) => `/gis/map/${id}`,
};

/** One line of the trail beside the list: every field before and after, and the object's other changes. */
export const AuditDrawer = observer(function AuditDrawer({ line, neighbours, onOpen, onClose }: Props) {
  const t = useT('audit');
  const { data } = useAnswer(listAudit, { kind: line.kind, id: line.object_id });
  const at = neighbours.indexOf(line.id);
  const [newer, older] = [neighbours[at - 1], neighbours[at + 1]];
  const name = line.user?.name ?? t('audit.portal');
  const page = PAGES[line.kind];
  const others = (data ?? []).filter(({ id }) => id !== line.id).slice(0, 8);
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={line.object ?? `${kindText(line.kind)} ${numberText(line.object_id)}`.trim()}
      aside={<span className={css.help}>{t('audit.line', { id: line.id })}</span>}
      actions={
        <>
          {page && /^\d+$/.test(line.object_id) && line.object_id !== '0' && (
            <LinkButton to={page(line.object_id)} size="sm" icon="external-link">
              {t('audit.open')}
            </LinkButton>
          )}
          <IconButton
            icon="chevron-up"
            size="sm"
            label={t('audit.later')}
            isDisabled={newer === undefined}
            onPress={() => newer !== undefined && onOpen(newer)}
          />
          <IconButton
            icon="chevron-down"
            size="sm"
            label={t('audit.earlier')}
            isDisabled={older === undefined}
            onPress={() => older !== undefined && onOpen(older)}
          />
        </>
      }
    >
      <div className={css.drawer}>
        <div className={css.person}>
          <Avatar name={name} size={34} />
          <div>
            <b>{name}</b>
            <p className={css.help}>{formatInstant(line.at, undefined, 'long')}</p>
            {line.approved_by && (
              <p className={css.help}>{t('audit.approvedBy', { name: line.approved_by.name })}</p>
            )}
          </div>
        </div>
        <p>
          <Badge tone={toneOf(line.kind)}>{kindText(line.kind)}</Badge> {actionText(line.action)}
        </p>
        {changesOf(line).map((change) => (
          <FieldCard key={change.field} change={change} />
        ))}
        {others.length > 0 && (
          <section>
            <h3 className={css.others}>{t('audit.others')}</h3>
            <ul className={css.list}>
              {others.map((one) => (
                <li key={one.id}>
                  <time dateTime={one.at}>{formatInstant(one.at, undefined, 'short')}</time>
                  <span>{actionText(one.action)}</span>
                  <span className={css.help}>{one.user?.name ?? t('audit.portal')}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Drawer>
  );
});
