/** A request as passed to the transport. */
export interface HttpRequest {
  method: string;
  /** path below `/api/` */
  path: string;
  body?: unknown;
  headers: Record<string, string>;
  signal?: AbortSignal;
  /** called with the number of body bytes sent so far */
  progress?: (sent: number) => void;
  /** time limit in milliseconds */
  timeout: number;
}

/** A response with its body parsed. */
export interface HttpResponse {
  status: number;
  data: unknown;
  /** value of a header by its lower-case name */
  header(name: string): string | null;
}

/** Sends one request; throws an ApiError when no response arrives. */
export type Transport = (sent: HttpRequest) => Promise<HttpResponse>;
