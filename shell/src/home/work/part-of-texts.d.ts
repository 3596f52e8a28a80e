/** The names of waiting work of a module's texts, bundled apart from the others. */
declare module '*.json?work' {
  const pages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default pages;
}
