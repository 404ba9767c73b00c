/** Reads memory and processor time of processes from /proc (Linux). */
import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in ticks. */
const TICKS_PER_SECOND = 100;

/** PSS (proportional set size) in MB: shared memory is counted once. */
export interface Memory {
  ours: number;
  postgres: number;
  total: number;
}

/**
 * Returns the memory of a process and all its descendants. PostgreSQL's part includes the shell
 * that starts it.
 */
export function memoryOf(pid: number): Memory {
  const family = familyOf(pid);
  const own = family.filter((id) => readProc(id, 'cmdline')?.includes('server/'));
  const megabytes = (ids: number[]) => Math.round(ids.map(pssOf).reduce((a, b) => a + b, 0) / 1024);
  const [ours, total] = [megabytes(own), megabytes(family)];
  return { ours, postgres: total - ours, total };
}

/** Returns the user and system time of a process and its descendants so far, in seconds. */
export function cpuSecondsOf(pid: number): number {
  return familyOf(pid)
    .map((id) => {
      // Fields 14 and 15 of the line (user and system time), counted after the name, which may
      // contain spaces.
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

/** Returns a file of /proc; undefined if the process has ended meanwhile. */
function readProc(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}
