/**
 * Returns the value of a name that comes from outside, such as a place that a visitor typed.
 * Returns undefined for names that every object inherits (`constructor`, `__proto__`), which
 * `record[name]` would find.
 */
export function ownValue<Value>(
  record: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
