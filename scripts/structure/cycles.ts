import type { Problem } from './import-rules.ts';
import type { SourceFile } from './source-file.ts';

/** Import cycles among files, those of types only left out; each is reported once. */
export function checkCycles(files: SourceFile[]): Problem[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const done = new Set<string>();
  const problems: Problem[] = [];

  function visit(path: string, trail: string[]): void {
    if (done.has(path)) return;
    for (const { target, typeOnly, line } of byPath.get(path)?.imports ?? []) {
      if (typeOnly || target === null || !byPath.has(target)) continue;
      const chain = [...trail, path];
      const start = chain.indexOf(target);
      if (start < 0) {
        visit(target, chain);
      } else {
        const cycle = [...chain.slice(start), target].join(' → ');
        problems.push({ path, line, text: `import cycle: ${cycle}` });
      }
    }
    done.add(path);
  }

  for (const { path } of files) visit(path, []);
  return problems;
}
