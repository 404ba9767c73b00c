/**
 * Personal data by construction: each map of fields has a second one that says what each field tells of a person.
 * A field that does not say it does not compile; what is left once a person is forgotten follows.
 */

/** In place of a name: the same word in both languages of the office. */
export const ANONYMOUS = 'Anonim';

/** Tells of a person; `left` is its value once they are forgotten. */
class Personal<Value> {
  readonly left: Value;
  constructor(left: Value) {
    this.left = left;
  }
}

/** A field that tells of a person, with what is left of it once they are forgotten. */
export const personal = <const Left>(left: Left) => new Personal(left);

/**
 * What a field tells of a person. 'place': personal, unless it is a place that the office offers. An
 * object says it for each of its fields, a list for its items; as a whole only numbers are impersonal.
 */
export type Tells<Value> = Personal<Value> | TellsWithin<NonNullable<Value>>;
type TellsWithin<Value> = [Value] extends [string]
  ? 'impersonal' | 'place'
  : [Value] extends [number | boolean | Date]
    ? 'impersonal'
    : Value extends readonly (infer Item)[]
      ? Tells<Item>
      : Value extends Record<string, number | null>
        ? 'impersonal' | TellsOf<Value>
        : Value extends object
          ? TellsOf<Value>
          : 'impersonal';

/** What each field of an entity tells of a person. */
export type TellsOf<Entity> = { [Field in keyof Entity]-?: Tells<Entity[Field]> };

/**
 * What is left of a value. `keptPlace` gives what replaces a place. A part that nothing is said of,
 * as of a field of former times in the audit log, goes.
 */
export function forget<Value>(
  value: Value,
  tells: Tells<Value>,
  keptPlace: (place: string) => string = () => '',
): Value {
  return leftOf(value, tells, keptPlace) as Value;
}

function leftOf(value: unknown, tells: unknown, keptPlace: (place: string) => string): unknown {
  if (tells instanceof Personal) return tells.left;
  if (tells === 'impersonal' || value === null || value === undefined) return value;
  if (tells === 'place') return keptPlace(String(value));
  if (Array.isArray(value)) return value.map((item) => leftOf(item, tells, keptPlace));
  const said = Object.entries(tells as object).filter(([field]) => Object.hasOwn(value, field));
  return Object.fromEntries(
    said.map(([field, each]) => {
      const part = (value as Record<string, unknown>)[field];
      return [field, leftOf(part, each, keptPlace)];
    }),
  );
}
