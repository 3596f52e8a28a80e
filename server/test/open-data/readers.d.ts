declare module 'datapackage' {
  interface Resource {
    name: string;
    read(options: { keyed: boolean; relations: boolean }): Promise<Record<string, unknown>[]>;
  }
  export class Package {
    static load(descriptor: unknown, options: { basePath: string; strict: boolean }): Promise<Package>;
    valid: boolean;
    errors: Error[];
    resources: Resource[];
  }
}

declare module '@citation-js/core' {
  export const plugins: {
    input: { chain(data: string, options: { generateGraph: boolean }): Record<string, unknown>[] };
  };
}

declare module '@citation-js/plugin-cff';
