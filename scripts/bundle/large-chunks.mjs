/** Large libraries that are loaded only by the pages that need them. */
const LARGE_LIBRARIES =
  /node_modules\/(mapbox-gl|apexcharts|react-apexcharts|html2pdf\.js|jspdf|html2canvas|pdfkit|fontkit)\//;

/** TrueType fonts are for PDF documents; pages use WOFF2. */
const documentFonts = (compilation) =>
  Object.keys(compilation.assets).filter((file) => file.endsWith('.ttf'));

/** Files of a compilation that contain a large library; not loaded in advance for people who save data. */
export function largeChunks(compilation) {
  const heavy = new Set();
  for (const chunk of compilation.chunks) {
    const modules = [...compilation.chunkGraph.getChunkModulesIterable(chunk)];
    const nested = modules.flatMap((item) => [item, ...(item.modules ?? [])]);
    if (nested.some((item) => LARGE_LIBRARIES.test(item.resource ?? '')))
      for (const file of chunk.files) heavy.add(file);
  }
  return [...heavy, ...documentFonts(compilation)].sort();
}

/** Libraries that pages render with, by the room of shared/ui that loads them. */
const ENGINES = { map: /node_modules\/mapbox-gl\//, charts: /node_modules\/(apexcharts|react-apexcharts)\// };

/** Files of each drawing library (`ENGINES`) in the shell: room > files. */
export function engineFiles(compilation) {
  const filesWith = (library) =>
    [...compilation.chunks]
      .filter((chunk) =>
        [...compilation.chunkGraph.getChunkModulesIterable(chunk)]
          .flatMap((item) => [item, ...(item.modules ?? [])])
          .some((item) => library.test(item.resource ?? '')),
      )
      .flatMap((chunk) => [...chunk.files])
      .filter((file) => file.endsWith('.js'));
  return Object.fromEntries(Object.entries(ENGINES).map(([room, library]) => [room, filesWith(library)]));
}
