/** Memory and CPU time of processes, read from Linux's /proc. */
import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts CPU time in these. */
const TICKS_PER_SECOND = 100;

/** PSS in MB: what several processes share is counted once. */
export interface Memory {
  ours: number;
  postgres: number;
  total: number;
}

/** Returns the memory of a process and all its descendants; PostgreSQL's includes its shell. */
export function memoryOf(pid: number): Memory {
  const family = familyOf(pid);
  const own = family.filter((id) => readProc(id, 'cmdline')?.includes('server/'));
  const megabytes = (ids: number[]) => Math.round(ids.map(pssOf).reduce((a, b) => a + b, 0) / 1024);
  const [ours, total] = [megabytes(own), megabytes(family)];
  return { ours, postgres: total - ours, total };
}

/** User and system time so far of a process and all below it. */
export function cpuSecondsOf(pid: number): number {
  return familyOf(pid)
    .map((id) => {
      // The 14th and 15th field, counted from behind the name.
      const fields = readProc(id, 'stat')?.split(') ')[1]?.split(' ') ?? [];
      return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS_PER_SECOND;
    })
    .reduce((a, b) => a + b, 0);
}

function familyOf(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    const id = Number(name);
    const [, parent] = (id && readProc(id, 'stat')?.match(/.*\) \S (\d+)/)) || [];
    if (parent) parents.set(id, Number(parent));
  }
  return [...parents.keys()].filter((id) => isBelow(id, pid, parents));
}

function isBelow(id: number | undefined, root: number, parents: Map<number, number>): boolean {
  for (let at = id; at; at = parents.get(at)) if (at === root) return true;
  return false;
}

function pssOf(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(readProc(pid, 'smaps_rollup') ?? '')?.[1] ?? 0);
}

/** Undefined when the process has ended in between. */
function readProc(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}
