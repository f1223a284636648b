/**
 * An editable copy shown in place of an element that React owns. The element itself is hidden but never modified, so
 * that React's updates show once the copy is removed.
 */
export class StandIn {
  readonly element: HTMLElement;
  private readonly display: string;

  constructor(private readonly original: HTMLElement) {
    this.element = original.ownerDocument.importNode(original, false);
    for (const name of ['id', 'href', 'target']) this.element.removeAttribute(name);
    // Set one by one: the page's policy forbids style attributes in HTML, but not this.
    const { style } = this.element;
    style.whiteSpace = 'break-spaces';
    style.overflowWrap = 'anywhere';
    style.minInlineSize = '2ch';
    style.cursor = 'text';
    style.outline = '2px solid #1473e6';
    style.outlineOffset = '4px';
    // Above the link that covers a whole teaser.
    style.position = 'relative';
    style.zIndex = '2';
    this.display = original.style.display;
    original.style.display = 'none';
    original.after(this.element);
  }

  remove(): void {
    this.element.remove();
    this.original.style.display = this.display;
  }
}
