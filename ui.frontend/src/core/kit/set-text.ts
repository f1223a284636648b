/**
 * Changes the text of an element that holds nothing else, if it differs: live regions then stay silent. The text node stays,
 * since a browser checks all `:has()` around an element whose children change.
 */
export function setText(element: Element, text: string): void {
  const node = element.firstChild;
  if (!(node instanceof Text)) element.textContent = text;
  else if (node.data !== text) node.data = text;
}
