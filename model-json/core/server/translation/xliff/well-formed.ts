/** Why a text is not XML that may be read here, and where; undefined if it is. */
export interface XmlFault {
  /** From 1. */
  readonly line: number;
  readonly message: string;
}

const NAME = String.raw`[A-Za-z_:][\w:.\-]*`;
const TAG = new RegExp(String.raw`<(/?)(${NAME})((?:\s+${NAME}\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(/?)>`, 'y');
const SKIPPED = /<!--(?:(?!--)[^])*-->|<!\[CDATA\[(?:(?!\]\]>)[^])*\]\]>|<\?[A-Za-z](?:(?!\?>)[^])*\?>/y;
const ENTITY = /&(?!(?:amp|lt|gt|quot|apos|#[0-9]{1,7}|#x[0-9A-Fa-f]{1,6});)/;
const ILLEGAL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

/**
 * Checks what the parser forgives: tags that do not match, unknown entities, repeated attributes. A document type is refused,
 * so that no entity can name a file or grow without end.
 */
export function xmlFault(xml: string): XmlFault | undefined {
  const open: string[] = [];
  let roots = 0;
  let at = xml.startsWith('\ufeff') ? 1 : 0;
  const fault = (message: string): XmlFault => ({ line: xml.slice(0, at).split('\n').length, message });
  const control = ILLEGAL.exec(xml);
  if (control) {
    at = control.index;
    return fault('This character is not allowed in XML; remove it.');
  }
  while (at < xml.length) {
    const next = xml.indexOf('<', at);
    const text = xml.slice(at, next < 0 ? xml.length : next);
    if (ENTITY.test(text))
      return fault('An & must be written as &amp;, and no entity may be named but those of XML.');
    if (open.length === 0 && text.trim() !== '') return fault('There is text outside the root element.');
    if (next < 0) break;
    at = next;
    if (xml.startsWith('<!DOCTYPE', at))
      return fault('A document type is not accepted; remove the <!DOCTYPE …>.');
    SKIPPED.lastIndex = at;
    const skipped = SKIPPED.exec(xml)?.[0];
    if (skipped !== undefined) {
      at += skipped.length;
      continue;
    }
    TAG.lastIndex = at;
    const [tag, end, name = '', attributes = '', empty] = TAG.exec(xml) ?? [];
    if (tag === undefined) return fault('This is not a complete tag; a < in a text must be written as &lt;.');
    if (ENTITY.test(attributes)) return fault(`An & in an attribute of <${name}> must be written as &amp;.`);
    const names = [...attributes.replace(/"[^"]*"|'[^']*'/g, '').matchAll(/[^\s=]+/g)].map(String);
    if (new Set(names).size < names.length) return fault(`<${name}> has an attribute twice.`);
    if (end) {
      const expected = open.pop();
      if (expected !== name)
        return fault(
          expected === undefined
            ? `</${name}> closes nothing.`
            : `</${expected}> is expected here, not </${name}>.`,
        );
    } else {
      if (open.length === 0 && ++roots > 1) return fault('There is more than one root element.');
      if (!empty) open.push(name);
    }
    at += tag.length;
  }
  if (open.length > 0) return fault(`<${open.at(-1)}> is not closed; the file is incomplete.`);
  return roots === 0 ? fault('There is no XML in it.') : undefined;
}
