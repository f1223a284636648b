/** Inline styles of word processors that have an HTML tag. */
const marks: readonly (readonly [tag: string, isSaid: (style: string) => boolean])[] = [
  ['strong', (style) => /font-weight:\s*(?:bold|[6-9]00)/i.test(style)],
  ['em', (style) => /font-style:\s*italic/i.test(style)],
  ['s', (style) => /text-decoration[^;]*line-through/i.test(style)],
  ['sub', (style) => /vertical-align:\s*sub/i.test(style)],
  ['sup', (style) => /vertical-align:\s*super/i.test(style)],
];

/** Tags cancelled by a style: Google Docs wraps all its content in a `b` that is not bold. */
const takenBack: readonly (readonly [selector: string, isTakenBack: (style: string) => boolean])[] = [
  ['b, strong', (style) => /font-weight:\s*(?:normal|[1-4]00)/i.test(style)],
  ['i, em', (style) => /font-style:\s*normal/i.test(style)],
];

/** Replaces styles with tags; removes spans. */
export function marksFromStyles(body: HTMLElement): void {
  for (const [selector, isTakenBack] of takenBack) {
    for (const element of body.querySelectorAll(selector)) {
      if (isTakenBack(element.getAttribute('style') ?? '')) element.replaceWith(...element.childNodes);
    }
  }
  for (const span of body.querySelectorAll('span')) {
    const style = span.getAttribute('style') ?? '';
    let content: Node[] = [...span.childNodes];
    for (const [tag, isSaid] of marks) {
      if (!isSaid(style) || span.closest(tag)) continue;
      // Only around text: a bold heading is just a heading.
      if (tag === 'strong' && span.closest('h1, h2, h3, h4, h5, h6, th')) continue;
      const mark = body.ownerDocument.createElement(tag);
      mark.append(...content);
      content = [mark];
    }
    span.replaceWith(...content);
  }
}
