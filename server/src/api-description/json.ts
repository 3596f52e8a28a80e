/** A part of the API description: JSON Schema 2020-12 or an object of OpenAPI. */
export interface Json {
  [key: string]: unknown;
}
