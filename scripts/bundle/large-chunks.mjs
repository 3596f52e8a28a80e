/** Libraries that are fetched only when somebody opens what needs them. */
const HEAVY =
  /node_modules\/(mapbox-gl|apexcharts|react-apexcharts|html2pdf\.js|jspdf|html2canvas|pdfkit|fontkit)\//;

/** TrueType files are the fonts of PDF documents; pages are drawn with WOFF2. */
const documentFonts = (compilation) =>
  Object.keys(compilation.assets).filter((file) => file.endsWith('.ttf'));

/** Files of a compilation that hold a heavy library; not fetched ahead for people who spare data. */
export function largeChunks(compilation) {
  const heavy = new Set();
  for (const chunk of compilation.chunks) {
    const modules = [...compilation.chunkGraph.getChunkModulesIterable(chunk)];
    const nested = modules.flatMap((item) => [item, ...(item.modules ?? [])]);
    if (nested.some((item) => HEAVY.test(item.resource ?? '')))
      for (const file of chunk.files) heavy.add(file);
  }
  return [...heavy, ...documentFonts(compilation)].sort();
}

/** Libraries that a page draws with, by the room of shared/ui that asks for them. */
const ENGINES = { map: /node_modules\/mapbox-gl\//, charts: /node_modules\/(apexcharts|react-apexcharts)\// };

/** The files of each such library in the shell: room > files. */
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
