/** The texts of work counters, picked from a module's texts. */
declare module '*.json?work' {
  const pages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default pages;
}
