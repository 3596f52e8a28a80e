import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { emptyFileText } from '../../domain/text/files/empty-file';
import { fileNameFrom } from '../../domain/text/files/file-name';
import { readerLanguages } from '../../runtime/i18n/i18n';
import { clock } from '../../runtime/page/clock';
import { toasts } from '../../runtime/page/toasts';
import { Segmented } from '../fields/segmented';
import { cx } from '../foundation/cx';
import { useUiT } from '../foundation/ui-texts';
import { VisuallyHidden } from '../foundation/visually-hidden';
import { Card } from '../layout/card';
import { MenuButton } from '../overlay/menu';
import css from './chart-card.module.css';
import { type ChartData, type ChartKind, fileOf, isEmpty } from './chart-data';
import { chartTheme } from './internal/chart-colours';
import { ChartKey } from './internal/chart-key';
import { ChartTable } from './internal/chart-table';
import { ChartPlot } from './internal/engine/chart-plot';
import { useNear } from './internal/use-near';
import type { TableFormat } from './table-file';

/** Exports of a chart: lines added to its files, and the link to it. */
export interface ChartAway {
  /** Lines above and below the figures in a file, and the filters for its name. */
  about: () => Promise<{ head: readonly string[]; foot: readonly string[]; chosen?: readonly string[] }>;
  /** Copies the address that shows this chart again, or gives it to the device's menu for sharing, where it has one. */
  link: {
    label: string;
    onCopy: () => void;
    share?: { label: string; onShare: () => void };
    /** Copies the code that shows the chart on another site; left out where no frame shows these figures. */
    embed?: { label: string; onCopy: () => void };
  };
}

export interface ChartCardProps extends Partial<ChartAway> {
  title: string;
  data: ChartData;
  kind: ChartKind;
  /** How many of how many are shown, for example "14 of 24". */
  count?: ReactNode;
  /** Summary of the chart in one sentence. */
  sentence: string;
  /** Number of rows it is based on and of rows left out; included in its files. */
  basis?: string | undefined;
  /** First part of file names; filters and day are appended. */
  fileName: string;
  /** Text without data; by default "no case matches". */
  emptyText?: string | undefined;
  /** Starts as a table, for charts of two or three figures. */
  asTable?: boolean;
  /** Replaces the chart, for example by a map; rendered near the viewport. */
  picture?: (() => ReactNode) | undefined;
  /** Saves that map as an image; without it the menu offers no image. */
  onPicture?: (() => void) | undefined;
  className?: string;
}

const nothingAbout = async () => ({ head: [], foot: [], chosen: [] });

/** Renders its content once it is near the viewport, in a box of its final height. */
function Near({ children }: { children: () => ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const near = useNear(box);
  return (
    <div ref={box} className={css.picture}>
      {near && children()}
    </div>
  );
}

type View = 'chart' | 'table';

/** Saving the chart as a table or PNG. Export code is loaded when first used. */
function useFiles(props: ChartCardProps, box: RefObject<HTMLDivElement | null>) {
  const { title, data, sentence, basis, fileName, about = nothingAbout } = props;
  const t = useUiT();
  const name = (said: { chosen?: readonly string[] }) =>
    fileNameFrom(fileName, said.chosen ?? [], clock.today());
  const table = async (format: TableFormat) => {
    if (isEmpty(data)) return toasts.warning(emptyFileText(readerLanguages()));
    const [{ saveTable }, said] = await Promise.all([import('./table-file'), about()]);
    const lines = [title, ...(basis ? [basis] : []), ...said.head, ...said.foot];
    const file = fileOf(data, t('chart.total'), format === 'data' ? '' : t('chart.unobserved'));
    await saveTable(name(said), { ...file, about: lines }, format);
  };
  const picture = async () => {
    const theme = box.current && chartTheme(box.current);
    const drawing = box.current?.querySelector<SVGSVGElement>('svg.apexcharts-svg');
    if (!drawing || !theme) return toasts.warning(t('chart.noPicture'));
    const [{ chartPicture }, { saveFile }, said] = await Promise.all([
      import('./internal/chart-picture'),
      import('./save-file'),
      about(),
    ]);
    const words = { title, sentence: [sentence, basis].filter(Boolean).join(' '), data, ...said };
    const blob = await chartPicture(drawing, words, theme);
    if (blob) saveFile(`${name(said)}.png`, blob);
    else toasts.warning(t('chart.noPicture'));
  };

  return { table, picture };
}

interface ToolsProps {
  props: ChartCardProps;
  view: View;
  onView: (view: View) => void;
  box: RefObject<HTMLDivElement | null>;
}

/** The switch between chart and table, and the menu of files. */
function Tools({ props, view, onView, box }: ToolsProps) {
  const { title, data, picture, onPicture, link } = props;
  const t = useUiT();
  const save = useFiles(props, box);
  const hasPicture = (!picture || onPicture) && !isEmpty(data) && view !== 'table';
  return (
    <>
      <Segmented
        label={t('chart.view', { title })}
        hideLabel
        size="sm"
        options={[
          {
            value: 'chart',
            icon: picture ? 'map' : 'chart-column',
            label: <VisuallyHidden>{t('chart.chart')}</VisuallyHidden>,
          },
          { value: 'table', icon: 'table', label: <VisuallyHidden>{t('chart.table')}</VisuallyHidden> },
        ]}
        value={view}
        onChange={onView}
      />
      <MenuButton
        label={t('chart.download', { title })}
        iconOnly
        icon="download"
        size="sm"
        items={[
          ...(['csv', 'xlsx', 'data'] as const).map((format) => ({
            id: format,
            label: t(`chart.${format}`),
            icon: 'table' as const,
            onAction: () => void save.table(format),
          })),
          ...(hasPicture
            ? [
                {
                  id: 'png',
                  label: t('chart.png'),
                  icon: 'image' as const,
                  onAction: onPicture ?? (() => void save.picture()),
                },
              ]
            : []),
          ...(link
            ? [{ id: 'link', label: link.label, icon: 'link' as const, onAction: () => link.onCopy() }]
            : []),
          ...(link?.share
            ? [{ id: 'share', label: link.share.label, icon: 'send' as const, onAction: link.share.onShare }]
            : []),
          ...(link?.embed
            ? [{ id: 'embed', label: link.embed.label, icon: 'link' as const, onAction: link.embed.onCopy }]
            : []),
        ]}
      />
    </>
  );
}

/** A chart with its table, exports and summary sentence. Screen readers get the table first. */
export function ChartCard(props: ChartCardProps) {
  const { title, data, kind, count, sentence, basis, emptyText, asTable = false, picture, className } = props;
  const t = useUiT();
  const [view, setView] = useState<View>(asTable ? 'table' : 'chart');
  const box = useRef<HTMLDivElement>(null);
  const empty = isEmpty(data);
  const nothing = emptyText ?? t('chart.empty');

  const table = <ChartTable caption={title} data={data} isSeen={view === 'table'} />;
  const tools = <Tools props={props} view={view} onView={setView} box={box} />;
  const heading = (
    <>
      {title}
      {count && <small className={css.count}>{count}</small>}
    </>
  );
  return (
    <Card
      title={heading}
      actions={<div className={css.tools}>{tools}</div>}
      className={cx(css.card, className)}
    >
      <div ref={box} className={css.stage}>
        {empty ? (
          <p className={css.empty}>{nothing}</p>
        ) : view === 'table' ? (
          table
        ) : (
          <>
            <VisuallyHidden>{table}</VisuallyHidden>
            {picture ? <Near>{picture}</Near> : <ChartPlot data={data} kind={kind} />}
            <ChartKey entries={data.key ?? []} />
          </>
        )}
      </div>
      {!(empty && sentence === nothing) && <p className={css.sentence}>{sentence}</p>}
      {basis && <p className={css.basis}>{basis}</p>}
    </Card>
  );
}
