import type { ApexOptions } from 'apexcharts';
import { type ChartData, type ChartKind, totalOf } from '../../chart-data';
import type { ChartTheme } from '../chart-colours';
import { endOf, type RowLayout } from '../chart-rows';
import { escaped, tipOptions } from '../overlay/chart-tips';

export interface ChartOptions {
  data: ChartData;
  kind: ChartKind;
  theme: ChartTheme;
  /** Formats a value in the reader's language. */
  format: (value: number) => string;
  /** For horizontal bars: pixels reserved left and right for names and values, and the height of a row. */
  rows: Pick<RowLayout, 'left' | 'right' | 'row'>;
  /** Width of the whole drawing in pixels. */
  width: number;
  /** Smallest letter size in pixels; paper needs larger letters than a phone has room for. */
  smallest?: number | undefined;
}

const COLUMN_CHART_HEIGHT_PX = 250;
const LEGEND_HEIGHT_PX = 30;
/** Largest number of columns with values printed above them. */
const MAX_LABELLED_COLUMNS = 16;
/** Width of a column in pixels below which no letters are drawn under it. */
export const MIN_LABELLED_WIDTH_PX = 8;
/** Height of the letters under the axis, in pixels. */
export const AXIS_LABEL_HEIGHT_PX = 25;
/** Height of the names of groups under the axis, in pixels. */
const GROUP_NAME_HEIGHT_PX = 28;

/** Height of a chart in pixels; horizontal bars grow with their rows. */
export const chartHeight = (kind: ChartKind, categories: number, row: number): number =>
  kind === 'column'
    ? COLUMN_CHART_HEIGHT_PX
    : categories * row + (kind === 'stacked' ? LEGEND_HEIGHT_PX : 0) + 8;

/** Bars of several series stand or lie on each other: side by side they would be too thin to read. */
const isStacked = ({ data, kind }: Pick<ChartOptions, 'data' | 'kind'>): boolean =>
  kind === 'stacked' || data.series.length > 1;

type PointAnnotations = NonNullable<NonNullable<ApexOptions['annotations']>['points']>[number];
type XAxisAnnotations = NonNullable<NonNullable<ApexOptions['annotations']>['xaxis']>[number];

const text = (colour: string, size = '12px') => ({ style: { colors: colour, fontSize: size } });

function dataLabels({ data, kind, theme, format }: ChartOptions): ApexOptions['dataLabels'] {
  if (kind !== 'column' || data.series.length > 1 || data.categories.length > MAX_LABELLED_COLUMNS)
    return { enabled: false };
  return {
    enabled: true,
    formatter: (value) => format(Number(value)),
    textAnchor: 'middle',
    offsetY: -20,
    style: { colors: [theme.ink], fontSize: '12.5px', fontWeight: 500 },
  };
}

function bars({ data, kind }: ChartOptions): ApexOptions['plotOptions'] {
  return {
    bar: {
      horizontal: kind !== 'column',
      distributed: data.colours !== undefined,
      borderRadius: 2,
      borderRadiusApplication: 'end',
      barHeight: '62%',
      columnWidth: data.categories.length > MAX_LABELLED_COLUMNS ? '88%' : '72%',
      dataLabels: { position: 'top', hideOverflowingLabels: false },
    },
  };
}

/** For horizontal bars, apexcharts reads the ends of the value axis from `xaxis`. */
function lyingAxes({ data }: ChartOptions): Pick<ApexOptions, 'xaxis' | 'yaxis'> {
  const ends = { min: 0, max: endOf(data) };
  return {
    xaxis: {
      ...ends,
      categories: data.categories.map(escaped),
      tickAmount: 4,
      labels: { show: false },
      axisBorder: { show: false },
      axisTicks: { show: false },
    },
    yaxis: { ...ends, labels: { show: false } },
  };
}

function standingAxes(options: ChartOptions): Pick<ApexOptions, 'xaxis' | 'yaxis'> {
  const { data, theme, format, width, smallest = 10.5 } = options;
  const narrow = width / data.categories.length < 46 && data.categories.length <= MAX_LABELLED_COLUMNS;
  // Month letters would overlap; the years below them suffice.
  const dense = data.groups !== undefined && width / data.categories.length < MIN_LABELLED_WIDTH_PX;
  const names = data.categories.map(escaped);
  const shown = data.short ?? data.categories;
  return {
    xaxis: {
      categories: names,
      labels: {
        ...text(theme.quiet, narrow ? `${smallest}px` : '12px'),
        rotate: 0,
        hideOverlappingLabels: false,
        // Axis labels are drawn as text, so they must not be escaped.
        formatter: (value) => (dense ? '' : (shown[names.indexOf(value)] ?? value)),
      },
      axisBorder: { color: theme.grid },
      axisTicks: { show: false },
      crosshairs: { show: false },
      tooltip: { enabled: false },
    },
    yaxis: {
      labels: { ...text(theme.quiet), formatter: (value: number) => format(Math.round(value)) },
      min: 0,
      forceNiceScale: true,
      // The axis must include the numbers for comparison, even where no column reaches them.
      ...(data.references?.some((value) => value !== null) && { max: endOf(data) }),
      // Cases are whole numbers: an axis with halves would print the same number twice.
      ...(endOf(data) < 5 && { max: 5, tickAmount: 5 }),
    },
  };
}

/** Alert triangles above the columns that have one. */
function triangles({ data, theme }: ChartOptions): PointAnnotations[] {
  return (data.alerts ?? []).map((i) => ({
    x: escaped(data.categories[i] as string),
    y: totalOf(data, i),
    marker: {
      size: 7,
      shape: 'triangle',
      fillColor: theme.alert,
      strokeColor: theme.ink,
      strokeWidth: 1.5,
      offsetY: -12,
    },
  }));
}

/** Half the length, in pixels, of the line that marks a number for comparison. */
const HALF_REFERENCE_LINE_PX = 9;

/** A short line over each column that has a number for comparison. */
function referenceLines({ data, theme }: ChartOptions): PointAnnotations[] {
  return (data.references ?? []).flatMap((value, i) =>
    value === null
      ? []
      : [
          {
            x: escaped(data.categories[i] as string),
            y: value,
            marker: {
              size: HALF_REFERENCE_LINE_PX,
              shape: 'line' as const,
              fillColor: theme.ink,
              strokeColor: theme.ink,
              strokeWidth: 2.5,
            },
          },
        ],
  );
}

/** A dashed line across all bars, outlined in the background colour to stay visible over them. */
function limitLine({ data: { limit }, theme }: ChartOptions): XAxisAnnotations[] {
  if (limit === undefined) return [];
  return [
    { x: limit, borderColor: theme.surface, borderWidth: 4, strokeDashArray: 0 },
    { x: limit, borderColor: theme.ink, borderWidth: 1.8, strokeDashArray: 7 },
  ];
}

/** apexcharts options in the portal's style: no toolbar, no animation, thin grid. */
export function chartOptions(options: ChartOptions): ApexOptions {
  const { data, kind, theme, format, rows } = options;
  const lying = kind !== 'column';
  return {
    chart: {
      type: 'bar',
      stacked: isStacked(options),
      animations: { enabled: false },
      toolbar: { show: false },
      zoom: { enabled: false },
      fontFamily: theme.font,
      foreColor: theme.quiet,
      background: theme.surface,
      // The width is passed in; apexcharts' own resize listeners would outlive the chart.
      redrawOnParentResize: false,
      redrawOnWindowResize: false,
    },
    colors: (data.colours ?? data.series.map(({ colour }) => colour)).map(theme.of),
    fill: { opacity: 1 },
    states: { hover: { filter: { type: 'none' } }, active: { filter: { type: 'none' } } },
    stroke: { width: kind === 'stacked' ? 1 : 0, colors: [theme.surface] },
    plotOptions: bars(options),
    dataLabels: dataLabels(options),
    ...(lying ? lyingAxes(options) : standingAxes(options)),
    grid: {
      borderColor: theme.grid,
      xaxis: { lines: { show: lying } },
      yaxis: { lines: { show: !lying } },
      padding: lying
        ? { top: -22, bottom: -16, left: rows.left, right: rows.right }
        : { top: 0, bottom: data.groups ? GROUP_NAME_HEIGHT_PX : 0, left: 8, right: 12 },
    },
    legend: {
      show: data.series.length > 1,
      position: 'top',
      horizontalAlign: 'left',
      fontSize: '13px',
      labels: { colors: theme.quiet },
      onItemClick: { toggleDataSeries: false },
      onItemHover: { highlightDataSeries: false },
    },
    tooltip: data.tips
      ? { ...tipOptions(data.tips), theme: 'chart' }
      : {
          theme: 'chart',
          x: { formatter: (_, { dataPointIndex: i }) => escaped(data.categories[i] ?? '') },
          y: { formatter: (value) => format(value) },
        },
    annotations: lying
      ? { xaxis: limitLine(options) }
      : { points: [...referenceLines(options), ...triangles(options)] },
  };
}
