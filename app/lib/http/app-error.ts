/** What is wrong with one field of the input; `field` is its name in the form and in the API. */
export interface FieldError {
  field: string;
  message: string;
}

/**
 * A refusal that a door answers with a true status code and a text for a person.
 * `.server` functions do not throw it: they return their expected outcomes.
 */
export class AppError extends Error {
  readonly status: number;
  readonly details: FieldError[];
  /** What a screen needs to go on, of a shape that the route names. */
  readonly data: unknown;

  constructor(status: number, message: string, details: FieldError[] = [], data?: unknown) {
    super(message);
    this.name = 'AppError';
    this.status = status;
    this.details = details;
    this.data = data;
  }
}

/** What was looked for; refuses with 404 where it is missing. */
export function found<Value>(value: Value | null | undefined, message: string): Value {
  if (value === null || value === undefined) throw new AppError(404, message);
  return value;
}
