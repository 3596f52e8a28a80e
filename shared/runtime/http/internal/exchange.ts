/** A request as it is put on the wire. */
export interface HttpRequest {
  method: string;
  /** path below `/api/` */
  path: string;
  body?: unknown;
  headers: Record<string, string>;
  signal?: AbortSignal;
  /** called with the number of body bytes sent so far */
  progress?: (sent: number) => void;
  /** milliseconds */
  timeout: number;
}

/** What came back, read. */
export interface HttpResponse {
  status: number;
  data: unknown;
  /** by lower-case name */
  header(name: string): string | null;
}

/** Carries one request; throws an ApiError when no response came. */
export type Transport = (sent: HttpRequest) => Promise<HttpResponse>;
