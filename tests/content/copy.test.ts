import { below, languages, pagesOf, text, translations, words, type Node } from './content-tree';

const shownIn = (content: Node): string[] =>
  [...below('', content)]
    .flatMap(([, node]) => [
      ...[
        'jcr:title',
        'jcr:description',
        'pretitle',
        'text',
        'caption',
        'title',
        'linkText',
        'cq:panelTitle',
        'alt',
      ].map((name) => words(text(node, name))),
      ...(Array.isArray(node.cells) ? node.cells : []),
      ...(Array.isArray(node.figures) ? node.figures : []),
    ])
    .filter(Boolean);

const copyOf = (root: string) =>
  [...pagesOf(root)].flatMap(([page, content]) => shownIn(content).map((copy) => ({ page, copy })));

const filler = {
  en: /lorem|cutting[- ]edge|state[- ]of[- ]the[- ]art|world[- ]class|best[- ]in[- ]class|innovative|leverage|seamless|robust|next[- ]generation|solutions for your needs|one[- ]stop|unparalleled|revolutionary|game[- ]chang|coming soon|we are excited|passionate|delve|holistic|synerg/i,
  de: /lorem|innovativ|zukunftsweisend|maßgeschneidert|ganzheitlich|modernste|weltweit führend|marktführ|höchste qualität|rundum[- ]sorglos|synergi|nahtlos|in kürze|demnächst|leidenschaft|kompetent|revolution|optimal/i,
  es: /lorem|innovador|vanguardi|última generación|soluciones integrales|líder(es)? (mundial|del)|de primer nivel|inigualable|excelencia|apasiona|sinergia|revolucion(ari|a )|próximamente|óptim|robust/i,
  fr: /lorem|innovant|révolutionn|(technologie|qualité) de pointe|leader|sur-mesure absolu|holistique|incontournable|passionn|à la pointe|bientôt disponible|clé en main|haut de gamme|optimal|expertise unique|synergi|sans couture/i,
};

/** Numbers in the notation of another language, before a unit. */
const foreign = {
  en: /\d,\d{1,2}(?!\d)\s(l|bar|kW|m|A|mm|m³)/,
  de: /\d\.\d{1,2}(?!\d)\s(bar|kW|kWh|A|l|m³|m³\/min)/,
  es: /\d\.\d{1,2}(?!\d)\s(bar|kW|kWh|A|l|m³|m³\/min)/,
  fr: /\d\.\d+\s(bar|kW|kWh|A|l|m³|m³\/min)|\d\.\d{3}\s|\b[1-9]\d*,\d{3}\s(l|kWh|h|heures)/,
};

/** A breaking space between a number and its unit, or before a punctuation mark. */
const loose = {
  en: /\d (bar|kW|kWh|l\/min|m³\/min|dB\(A\)|mm|kg|%)(?![\wäöü])/,
  de: /\d (bar|kW|kWh|l\/min|m³\/min|dB\(A\)|mm|kg|%)(?![\wäöü])/,
  es: /\d (bar|kW|kWh|l\/min|m³\/min|dB\(A\)|mm|kg|%)(?![\wáéíóúüñ])/,
  fr: /\d (bar|kW|kWh|l\/min|m³\/min|dB\(A\)|mm|kg|%)(?![\wà-ÿ])| [;:!?»%]|[a-zà-ÿ]:(?:\s|<\/)|« |\b\d{1,3} \d{3}\b/,
};

describe.each(Object.entries(languages))('%s', (language, root) => {
  const copy = copyOf(root);

  test('uses plain words: no fillers, no announcements', () => {
    expect(copy.filter(({ copy: line }) => filler[language as keyof typeof filler].test(line))).toEqual([]);
  });

  test('writes numbers as its readers do', () => {
    const pattern = foreign[language as keyof typeof foreign];
    expect(copy.filter(({ copy: line }) => pattern.test(line))).toEqual([]);
  });

  test('keeps a number and its unit on one line', () => {
    const found = [...pagesOf(root)].flatMap(([page, content]) =>
      [...below('', content)]
        .flatMap(([, node]) => ['text', 'jcr:title'].map((name) => text(node, name)))
        .filter((line) => loose[language as keyof typeof loose].test(line))
        .map((line) => `${page}: ${line.slice(0, 80)}`),
    );
    expect(found).toEqual([]);
  });

  test('has a long article on the duty cycle and a post on leaks', () => {
    const count = (page: string) => words(shownIn(pagesOf(root).get(page) ?? {}).join(' ')).split(' ').length;
    expect(count('/technical-content/for-professional-users/what-a-duty-cycle-is')).toBeGreaterThan(800);
    expect(count('/blog/leaks-cost-more-than-you-think')).toBeGreaterThan(500);
  });

  test('answers questions in full sentences', () => {
    const short = [...pagesOf(root)].flatMap(([page, content]) =>
      [...below('', content)]
        .filter(
          ([, node]) => text(node, 'cq:panelTitle').endsWith('?') && words(text(node, 'text')).length < 3,
        )
        .map(([at]) => page + at),
    );
    expect(short).toEqual([]);
  });
});

test.each(translations)('%s: repeats no English page', (_, root) => {
  const english = new Set(
    copyOf(languages.en)
      .map(({ copy }) => copy)
      .filter((line) => line.length > 45),
  );
  const left = copyOf(root).filter(({ copy }) => english.has(copy));
  expect(left).toEqual([]);
});
