import { parseSync } from 'vite';

export interface Import {
  specifier: string;
  line: number;
  /** Erased before anything runs. */
  typeOnly: boolean;
  /** Path from the repository's root when it names one of our files; null for a package. */
  target: string | null;
}

export interface SourceFile {
  /** From the repository's root, with forward slashes. */
  path: string;
  lines: number;
  imports: Import[];
  /** Line of the first `process.env`, comments left out. */
  processEnvLine: number | null;
}

/** Reads what the structure check needs to know of one TypeScript file. */
export function readSource(path: string, code: string): SourceFile {
  const { module, comments, errors } = parseSync(path, code);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const lineAt = (offset: number) => code.slice(0, offset).split('\n').length;
  const found: { specifier: string; start: number; typeOnly: boolean }[] = [];

  for (const { moduleRequest, entries, start, end } of module.staticImports) {
    const wholly = entries.length > 0 && entries.every((entry) => entry.isType);
    const typeOnly = wholly || /^import\s+type\b/.test(code.slice(start, end));
    found.push({ specifier: moduleRequest.value, start, typeOnly });
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType, start } of entries) {
      if (moduleRequest) found.push({ specifier: moduleRequest.value, start, typeOnly: isType });
    }
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^(['"])(.*)\1$/.exec(code.slice(moduleRequest.start, moduleRequest.end));
    if (literal?.[2]) {
      found.push({ specifier: literal[2], start: moduleRequest.start, typeOnly: false });
    }
  }

  let bare = code;
  for (const { start, end } of comments) {
    bare = bare.slice(0, start) + bare.slice(start, end).replace(/\S/g, ' ') + bare.slice(end);
  }
  const processEnv = bare.search(/\bprocess\s*\.\s*env\b/);
  return {
    path,
    lines: code.split('\n').length - (code.endsWith('\n') ? 1 : 0),
    imports: found.map(({ specifier, start, typeOnly }) => ({
      specifier,
      line: lineAt(start),
      typeOnly,
      target: targetOf(path, specifier),
    })),
    processEnvLine: processEnv < 0 ? null : lineAt(processEnv),
  };
}

function targetOf(from: string, specifier: string): string | null {
  const path = specifier.replace(/[?#][^/]*$/, '');
  if (/^#(app|server|tests)\//.test(specifier)) return specifier.slice(1);
  if (!path.startsWith('.') || path.includes('/+types/')) return null;
  const parts = from.split('/').slice(0, -1);
  for (const step of path.split('/')) {
    if (step === '..') parts.pop();
    else if (step !== '.') parts.push(step);
  }
  return parts.join('/');
}
