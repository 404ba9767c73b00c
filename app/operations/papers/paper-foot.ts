/** Sets the foot of printed pages. Margin boxes read it from the root. Returns a function that removes it. */
export function providePaperFoot(foot: string): () => void {
  const { style } = document.documentElement;
  style.setProperty('--paper-foot', JSON.stringify(foot));
  return () => style.removeProperty('--paper-foot');
}
