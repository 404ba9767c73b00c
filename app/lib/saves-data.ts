/**
 * Whether a visitor has told the browser to save data: such a one is sent what is asked for, and no
 * more. https://wicg.github.io/savedata/; not every browser supports it.
 */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
