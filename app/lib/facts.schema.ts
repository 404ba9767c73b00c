/**
 * Derives the API's requests and responses from an entity's map of fields (`carFacts`), so that a
 * field is described once. `z.object(carFacts)` is the request that creates a car.
 */
import { z } from 'zod';
import { withoutDefault } from './zod.ts';

type Facts = Readonly<Record<string, z.ZodType>>;

type Changes<Map extends Facts> = { [Key in keyof Map]: z.ZodOptional<Map[Key]> };

/**
 * Returns the schemas of a PUT body. A field that is left out stays unchanged: unlike `.partial()`,
 * this function fills in no defaults. An inner object is replaced as a whole, unless the caller
 * writes `z.object(changesOf(…))` for it.
 */
export function changesOf<Map extends Facts>(facts: Map): Changes<Map> {
  const changes = Object.entries(facts).map(([key, fact]) => [key, ownChange(fact).optional()]);
  return Object.fromEntries(changes) as Changes<Map>;
}

/**
 * Returns the schemas of a PUT body in which single fields of inner objects may be left out too.
 * `changedFacts` writes such a body over the stored values.
 */
export function deepChangesOf<Name extends string>(
  facts: Readonly<Record<Name, z.ZodType>>,
): Record<Name, z.ZodOptional<z.ZodType>> {
  const changes = Object.entries<z.ZodType>(facts).map(([key, fact]) => [
    key,
    deepChange(fact).optional(),
  ]);
  return Object.fromEntries(changes) as Record<Name, z.ZodOptional<z.ZodType>>;
}

function ownChange(fact: z.ZodType): z.ZodType {
  return withoutDefault(fact) as z.ZodType;
}

function deepChange(given: z.ZodType): z.ZodType {
  const fact = ownChange(given);
  if (!(fact instanceof z.ZodObject)) return fact;
  const change = z.object(deepChangesOf(fact.shape as Facts));
  return fact.description === undefined ? change : change.describe(fact.description);
}

/**
 * Returns `before` with the fields of a `deepChangesOf(facts)` body written over it: inner objects
 * field by field, all other values (such as lists) as a whole.
 */
export function changedFacts<Value extends object>(
  facts: Facts,
  before: Value,
  given: object,
): Value {
  const [was, now] = [before as Record<string, unknown>, given as Record<string, unknown>];
  const merged = Object.entries(facts).map(([key, fact]) => [
    key,
    changedFact(fact, was[key], now[key]),
  ]);
  return Object.fromEntries(merged) as Value;
}

function changedFact(fact: z.ZodType, before: unknown, given: unknown): unknown {
  if (given === undefined) return before;
  const part = withoutDefault(fact);
  if (!(part instanceof z.ZodObject)) return given;
  return changedFacts(part.shape as Facts, before as object, given as object);
}

type ResponseFields<Map extends Facts> = { [Key in keyof Map]: z.ZodType<z.output<Map[Key]>> };

/**
 * Returns the schemas of the same fields in responses. They lack the checks of input, because a
 * stored value may be older than a check.
 */
export function responseFields<Map extends Facts>(facts: Map): ResponseFields<Map> {
  const entries = Object.entries(facts).map(([key, fact]) => [key, responseOf(fact)]);
  return Object.fromEntries(entries) as ResponseFields<Map>;
}

function responseOf(fact: z.core.$ZodType): z.ZodType {
  const field = bareOf(fact);
  const description = fact instanceof z.ZodType ? fact.description : undefined;
  return description === undefined ? field : field.describe(description);
}

function bareOf(fact: z.core.$ZodType): z.ZodType {
  if (fact instanceof z.ZodNullable) return responseOf(fact.unwrap()).nullable();
  if (fact instanceof z.ZodOptional) return responseOf(fact.unwrap()).optional();
  if (fact instanceof z.ZodDefault || fact instanceof z.ZodPrefault)
    return responseOf(fact.unwrap());
  if (fact instanceof z.ZodPipe) return responseOf(fact.out);
  if (fact instanceof z.ZodNumber) return fact.isInt ? z.int() : z.number();
  if (fact instanceof z.ZodString) return z.string();
  if (fact instanceof z.ZodBoolean) return z.boolean();
  if (fact instanceof z.ZodEnum) return z.enum(fact.enum);
  if (fact instanceof z.ZodArray) return z.array(responseOf(fact.element));
  if (fact instanceof z.ZodObject) return z.object(responseFields(fact.shape as Facts));
  return fact as z.ZodType;
}
