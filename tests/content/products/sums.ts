import { words } from '../content-tree';

/** A sum in a text, with its stated result. */
export interface Sum {
  readonly written: string;
  readonly left: number;
  readonly right: number;
  /** Rounding tolerance: half of the last digit for the result, one per cent for the figures on the left. */
  readonly tolerance: number;
}

const UNITS = /(?<=[\d)])\s(?:kWh|kW|l\/min|l\/s|m³\/min|m³|m²|min|mbar|bar|mm|m|l|g|h|K)(?![\p{L}\d/])/gu;
const NUMBER = String.raw`\d+(?:\.\d+)?(?:\^\d+(?:\.\d+)?)?%?`;
const TERM = String.raw`\(*${NUMBER}\)*`;
const SUM = new RegExp(
  String.raw`(?<![\d.^/]|[×÷+−(]\s?|lg\s)(${TERM}(?:\s[×÷+−]\s${TERM})+)\s=\s[£]?(\d+(?:\.\d+)?)(?![\d.]*\s[×÷+−])`,
  'gu',
);

/** Converts figures from the page's language to JavaScript. */
export function plainNumbers(text: string, language: string): string {
  const joined =
    language === 'en'
      ? text.replace(/(?<=\d),(?=\d{3})/g, '')
      : text.replace(language === 'fr' ? /(?<=\d)\u202f(?=\d{3})/g : /(?<=\d)\.(?=\d{3}(?!\d))/g, '');
  return language === 'en' ? joined : joined.replace(/(?<=\d),(?=\d)/g, '.');
}

/** The sums in a piece of HTML: `33.1 ÷ 4.7 = 7.0`, `(2,000 − 880) × 0.75 ÷ 3 = 280`. Those with letters are formulas. */
export function sumsIn(html: string, language: string): Sum[] {
  const text = words(plainNumbers(html, language).replace(/<sup>(.*?)<\/sup>/g, '^$1'))
    .replace(/\s+\^/g, '^')
    .replace(/\s?%/g, '%')
    .replace(UNITS, '');
  return [...text.matchAll(SUM)].flatMap(([written, expression = '', result = '']) => {
    const balanced = expression.split('(').length === expression.split(')').length;
    const decimals = result.split('.')[1]?.length ?? 0;
    const zeros = decimals ? 0 : (/0*$/.exec(result)?.[0].length ?? 0);
    const right = Number(result);
    const tolerance = Math.max(0.5 * 10 ** (zeros - decimals), Math.abs(right) * 0.01) * 1.001;
    return balanced ? [{ written, left: valueOf(expression), right, tolerance }] : [];
  });
}

/** Value of an expression of numbers with × ÷ + − and brackets. */
export function valueOf(expression: string): number {
  const tokens = expression.match(/[()×÷+−]|\d+(?:\.\d+)?(?:\^\d+(?:\.\d+)?)?%?/g) ?? [];
  let at = 0;
  const factor = (): number => {
    const token = tokens[at++] ?? '';
    if (token !== '(') return numberOf(token);
    const inner = sum();
    at++;
    return inner;
  };
  const product = (): number => {
    let value = factor();
    while (tokens[at] === '×' || tokens[at] === '÷')
      value = tokens[at++] === '×' ? value * factor() : value / factor();
    return value;
  };
  const sum = (): number => {
    let value = product();
    while (tokens[at] === '+' || tokens[at] === '−') value += tokens[at++] === '+' ? product() : -product();
    return value;
  };
  return sum();
}

function numberOf(token: string): number {
  const [base = '', exponent] = token.replace('%', '').split('^');
  const value = Number(base) ** Number(exponent ?? 1);
  return token.endsWith('%') ? value / 100 : value;
}
