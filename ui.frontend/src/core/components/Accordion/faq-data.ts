import type { ChildModel, RawModel } from '../../kit/models/container';
import { panelTitle } from '../../kit/panels';

/**
 * Structured data (https://schema.org/FAQPage) of an accordion whose titles are all questions.
 * @returns undefined for any other accordion, and if an answer has no text
 */
export function faqData(items: readonly ChildModel[]): object | undefined {
  const questions = items.map((item) => ({ question: panelTitle(item), answer: wordsOf(item.model) }));
  const isFaq = questions.every(({ question, answer }) => /\?\s*$/.test(question) && answer !== '');
  if (questions.length === 0 || !isFaq) return undefined;
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Texts of a component and its descendants, in order; rich text as HTML. */
function wordsOf(model: Partial<RawModel> = {}): string {
  const { text, ':items': items = {}, ':itemsOrder': order = [] } = model;
  const own = typeof text === 'string' ? [text] : [];
  return [...own, ...order.map((name) => wordsOf(items[name]))].filter(Boolean).join(' ');
}
