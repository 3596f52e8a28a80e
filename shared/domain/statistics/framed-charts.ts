/** Charts of the statistics that pages of other sites may show in a frame (`/embed/chart/<id>`), by the id of their card. */
export const FRAMED_CHARTS = [
  'months',
  'symptoms',
  'species',
  'ages',
  'parts',
  'histories',
  'genders',
  'meals',
  'delays',
  'persistence',
  'islands',
  'phenotypes',
  'rates',
] as const;
export type FramedChart = (typeof FRAMED_CHARTS)[number];

/** Whether a text is the id of such a chart. */
export const isFramedChart = (id: string): id is FramedChart =>
  (FRAMED_CHARTS as readonly string[]).includes(id);
