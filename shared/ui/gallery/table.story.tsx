import { useState } from 'react';
import { formatDate, formatNumber } from '../../runtime/i18n/i18n';
import { Avatar } from '../data/avatar';
import { Badge, Count } from '../data/badge';
import { type Column, Table, type TableSort } from '../data/table';
import { Tabs } from '../layout/tabs';
import css from './gallery.module.css';
import type { Story } from './story';
import { useGalleryT } from './texts';

const rows = [
  { id: '2026-1249', day: '2026-11-20', island: 'Huahine', ill: 4 },
  { id: '2026-1247', day: '2026-11-19', island: 'Hao', ill: 1 },
  { id: '2026-1240', day: '2026-11-17', island: 'Moorea', ill: 1248 },
];

function Cases() {
  const t = useGalleryT();
  const [sort, setSort] = useState<TableSort>({ id: 'day', descending: true });
  const columns: Column<(typeof rows)[number]>[] = [
    { id: 'id', header: t('table.id'), cell: (row) => row.id, isRowHeader: true },
    { id: 'day', header: t('table.day'), cell: (row) => formatDate(row.day, 'short'), sortable: true },
    { id: 'island', header: t('table.island'), cell: (row) => row.island, sortable: true },
    {
      id: 'ill',
      header: t('table.ill'),
      cell: (row) => formatNumber(row.ill),
      numeric: true,
      sortable: true,
    },
  ];
  return (
    <Table
      caption={t('table.caption')}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      sort={sort}
      onSort={setSort}
      isSelected={(row) => row.island === 'Hao'}
    />
  );
}

function Show() {
  const t = useGalleryT();
  const [tab, setTab] = useState('cases');
  return (
    <div className={css.stack}>
      <Tabs
        label={t('table.views')}
        value={tab}
        onChange={setTab}
        items={[
          {
            id: 'cases',
            label: (
              <>
                {t('table.cases')} <Count isHot>{formatNumber(4)}</Count>
              </>
            ),
            content: <Cases />,
          },
          { id: 'other', label: t('table.other'), content: <p>{t('overlay.text')}</p> },
        ]}
      />
      <div className={css.row}>
        <Badge tone="sand" icon="clock">
          {t('table.waiting')}
        </Badge>
        <Badge tone="reef" icon="check">
          {t('table.accepted')}
        </Badge>
        <Badge tone="coral" icon="x">
          {t('table.refused')}
        </Badge>
        <Badge tone="lagoon">{t('table.draft')}</Badge>
        <Badge tone="violet">{t('table.role')}</Badge>
        <Badge>{t('table.other')}</Badge>
        <Avatar name="Hina Tefaʻatau" />
        <Avatar name="Maeva" />
      </div>
    </div>
  );
}

export default { id: 'Table, Tabs, Badge, Avatar', Show } satisfies Story;
