/** Text files imported with the name of a page, of which the build bundles only that page's texts. */
declare module '*.json?edit' {
  const pages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default pages;
}
declare module '*.json?pairs' {
  const pages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default pages;
}

/** The query `report` selects the texts of the report pages. */
declare module '*.json?report' {
  const pages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default pages;
}
declare module '*.json?alerts' {
  const pages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default pages;
}
declare module '*.json?risk' {
  const pages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default pages;
}
declare module '*.json?stats' {
  const pages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default pages;
}
declare module '*.json?redaction' {
  const pages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default pages;
}
declare module '*.json?fishKey' {
  const pages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default pages;
}
