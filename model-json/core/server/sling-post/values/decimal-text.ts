const NUMBER = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,9}))?$/i;

/**
 * A decimal number as Java's BigDecimal and Sling's JSON write it: a text, since a JSON number would lose digits and
 * zeros (`7.250`). Undefined for anything else.
 */
export function decimalText(text: string): string | undefined {
  const [, sign, whole = '', fraction = '', exponent = '0'] = NUMBER.exec(text) ?? [];
  if (sign === undefined || whole + fraction === '') return undefined;
  const digits = (whole + fraction).replace(/^0+(?=\d)/, '');
  const minus = sign === '-' && /[1-9]/.test(digits) ? '-' : '';
  const scale = fraction.length - Number(exponent);
  return minus + spelled(digits, scale);
}

/** `digits` times ten to the power of `-scale`, in plain notation unless that needs many zeros. */
function spelled(digits: string, scale: number): string {
  const exponent = digits.length - 1 - scale;
  if (scale === 0) return digits;
  if (scale > 0 && exponent >= -6) {
    const padded = digits.padStart(scale + 1, '0');
    return `${padded.slice(0, -scale)}.${padded.slice(-scale)}`;
  }
  const mantissa = digits.length > 1 ? `${digits[0]}.${digits.slice(1)}` : digits;
  return exponent === 0 ? mantissa : `${mantissa}E${exponent > 0 ? '+' : ''}${exponent}`;
}
