/** Some pages of a file of texts, bundled apart from the others. */
declare module '*.json?edit' {
  const pages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default pages;
}
declare module '*.json?pairs' {
  const pages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default pages;
}

/** The same for the pages of the report. */
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
