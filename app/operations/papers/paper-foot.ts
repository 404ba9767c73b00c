/** For boxes in the margin of a printed page, which take their content from the root. */
export function providePaperFoot(foot: string): () => void {
  const { style } = document.documentElement;
  style.setProperty('--paper-foot', JSON.stringify(foot));
  return () => style.removeProperty('--paper-foot');
}
