/** Browsers end lines with CR LF, and strip what single-line fields cannot hold; other clients may send anything. */
export function cleaned(value: string, type?: string): string {
  const text = value.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');
  if (type === 'textarea' || type === 'password') return text;
  return text.replace(/\n/g, ' ').trim();
}
