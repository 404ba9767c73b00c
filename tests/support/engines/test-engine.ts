/** The database engine of a Vitest project, handed from its global set-up to its test files. */
export type TestEngine =
  | { name: 'pglite'; templateFile: string }
  | { name: 'postgres'; serverUrl: string; template: string };

declare module 'vitest' {
  interface ProvidedContext {
    engine: TestEngine;
  }
}
