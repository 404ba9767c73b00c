/** Returns the fields of `after` whose value is not identical (`===`) to that of `before`. */
export function changedFields<T extends object>(before: T, after: T): Partial<T> {
  const changed = Object.entries(after).filter(
    ([name, value]) => before[name as keyof T] !== value,
  );
  return Object.fromEntries(changed) as Partial<T>;
}
