/**
 * Sets the footer of printed pages on the root element, where the margin boxes of `papers.css` read
 * it. Returns a function that removes the footer.
 */
export function providePaperFoot(foot: string): () => void {
  const { style } = document.documentElement;
  style.setProperty('--paper-foot', JSON.stringify(foot));
  return () => style.removeProperty('--paper-foot');
}
