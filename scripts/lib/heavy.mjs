/** Libraries that are fetched only when somebody opens what needs them. */
const HEAVY =
  /node_modules\/(mapbox-gl|apexcharts|react-apexcharts|html2pdf\.js|jspdf|html2canvas|pdfkit|fontkit)\//;

/** TrueType files are the fonts of PDF documents; pages are drawn with WOFF2. */
const documentFonts = (compilation) =>
  Object.keys(compilation.assets).filter((file) => file.endsWith('.ttf'));

/** Files of a compilation that hold a heavy library; not fetched ahead for people who spare data. */
export function heavyFiles(compilation) {
  const heavy = new Set();
  for (const chunk of compilation.chunks) {
    const modules = [...compilation.chunkGraph.getChunkModulesIterable(chunk)];
    const nested = modules.flatMap((item) => [item, ...(item.modules ?? [])]);
    if (nested.some((item) => HEAVY.test(item.resource ?? '')))
      for (const file of chunk.files) heavy.add(file);
  }
  return [...heavy, ...documentFonts(compilation)].sort();
}
