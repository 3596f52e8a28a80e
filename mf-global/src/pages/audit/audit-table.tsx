import type { AuditLine } from '@ciguawatch/shared/api/schemas/accounts/audit';
import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { TextButton } from '@ciguawatch/shared/ui/actions/text-button';
import { Avatar } from '@ciguawatch/shared/ui/data/avatar';
import { Badge, type BadgeTone } from '@ciguawatch/shared/ui/data/badge';
import { type Column, Table } from '@ciguawatch/shared/ui/data/table';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { ChangeLine } from './change-line';
import { changesOf } from './changes';
import css from './page.module.css';
import { actionText, kindText, numberText, readText } from './words';

/** Colour of each kind of object: that of its module. */
const TONE: Record<string, BadgeTone> = {
  ...{ case: 'lagoon', alert: 'lagoon', report: 'lagoon', coverage: 'lagoon', algaetracking: 'lagoon' },
  ...{
    specie: 'reef',
    phenotype: 'reef',
    revision: 'reef',
    location: 'sand',
    user: 'violet',
    translation: 'violet',
  },
};

export const toneOf = (kind: string): BadgeTone => TONE[kind] ?? 'neutral';

interface Props {
  lines: readonly AuditLine[];
  open: number | null;
  onOpen: (id: number) => void;
  empty: ReactNode;
}

/** The trail as a table: time, author, object, and the first change of each line. */
export const AuditTable = observer(function AuditTable({ lines, open, onOpen, empty }: Props) {
  const t = useT('audit');
  const columns: Column<AuditLine>[] = [
    {
      id: 'when',
      header: t('audit.when'),
      isRowHeader: true,
      cell: ({ id, at }) => {
        const date = formatInstant(at, undefined, 'short');
        return (
          <TextButton
            className={css.link}
            aria-label={t('audit.openLine', { date })}
            aria-expanded={id === open}
            onPress={() => onOpen(id)}
          >
            {date}
          </TextButton>
        );
      },
    },
    {
      id: 'who',
      header: t('audit.who'),
      cell: ({ user }) => (
        <span className={css.person}>
          {user && <Avatar name={user.name} size={26} />}
          {user?.name ?? t('audit.portal')}
        </span>
      ),
    },
    {
      id: 'what',
      header: t('audit.what'),
      cell: ({ kind, object, object_id }) => (
        <span className={css.object}>
          <Badge tone={toneOf(kind)}>{kindText(kind)}</Badge> {object ?? numberText(object_id)}
        </span>
      ),
    },
    { id: 'change', header: t('audit.change'), cell: (line) => <Summary line={line} /> },
  ];
  return (
    <Table
      caption={t('audit.title')}
      columns={columns}
      rows={lines}
      rowKey={({ id }) => id}
      isSelected={({ id }) => id === open}
      onRowPress={({ id }) => onOpen(id)}
      empty={empty}
    />
  );
});

/** The first change of a line, and the number of others. */
const Summary = observer(function Summary({ line }: { line: AuditLine }) {
  const t = useT('audit');
  const [first, ...more] = line.before === null ? [] : changesOf(line);
  const read = line.before === null ? readText(line.after) : null;
  if (!first)
    return (
      <span>
        {actionText(line.action)}
        {read !== null && <span className={css.help}> {read}</span>}
      </span>
    );
  return (
    <span>
      {line.action !== 'update' && `${actionText(line.action)} · `}
      <ChangeLine change={first} />
      {more.length > 0 && <span className={css.help}> {t('audit.more', { count: more.length })}</span>}
    </span>
  );
});
