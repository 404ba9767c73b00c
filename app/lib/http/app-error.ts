/** Error of one input field; `field` is its name in the form and in the API. */
export interface FieldError {
  field: string;
  message: string;
}

/**
 * Refusal that an endpoint sends with a status code and a text for a person. `.server` functions do
 * not throw it: they return expected outcomes as values.
 */
export class AppError extends Error {
  readonly status: number;
  readonly details: FieldError[];
  /** Data that the screen needs to continue, in a shape that the endpoint declares. */
  readonly data: unknown;

  constructor(status: number, message: string, details: FieldError[] = [], data?: unknown) {
    super(message);
    this.name = 'AppError';
    this.status = status;
    this.details = details;
    this.data = data;
  }
}

/** Returns the value; throws 404 with `message` if it is missing. */
export function found<Value>(value: Value | null | undefined, message: string): Value {
  if (value === null || value === undefined) throw new AppError(404, message);
  return value;
}
